/** A seeded account of any size: the body shape is pinned, so that a ratio means the same every time. */
import { randomOf } from './random.mjs';

const MERCHANTS = [
  'TESCO STORES',
  'SAINSBURYS S/MKTS',
  'ALDI',
  'LIDL GB',
  'SHELL',
  'BP CONNECT',
  'COSTA COFFEE',
  'PRET A MANGER',
  'AMAZON UK MARKETPLACE',
  'AMZNMKTPLACE',
  'TFL TRAVEL CH',
  'TRAINLINE',
  'BOOTS',
  'WH SMITH',
  'GREGGS',
  'MCDONALDS',
  'NANDOS',
  'UBER *TRIP',
  'DELIVEROO',
  'JUST EAT',
  'SCREWFIX',
  'B & Q',
  'ARGOS',
  'CURRYS',
  'NEXT',
  'PRIMARK',
  'H&M',
  'ASOS.COM',
  'WAITROSE',
  'CO-OP GROUP FOOD',
  'MORRISONS',
  'ICELAND',
  'HALFORDS',
  'SPECSAVERS',
  'ODEON',
  'VUE CINEMAS',
  'PREMIER INN',
  'RYANAIR',
  'EASYJET',
  'PAYPAL *ETSY',
];
const SHOPS = [
  'HARBOUR',
  'KEMPSTON',
  'COPPER',
  'GOLDEN',
  'RIVERSIDE',
  'OLD MILL',
  'STATION',
  'MARKET',
  'GREEN',
  'NORTHGATE',
  'CEDAR',
  'ORCHARD',
  'CASTLE',
  'BRIDGE',
  'LANTERN',
  'HAWTHORN',
];
const TRADES = [
  'FISH BAR',
  'NEWS',
  'KETTLE',
  'DRAGON',
  'GARAGE',
  'CAFE',
  'STORES',
  'BARBERS',
  'PHARMACY',
  'KITCHEN',
  'FLORIST',
  'VETS',
  'TAXIS',
  'ARMS',
  'BAKERY',
  'HARDWARE',
];
const TOWNS = ['LONDON GB', 'LEEDS GB', 'BRISTOL GB', 'YORK', 'READING GB', 'DERBY', 'WHITBY', 'BEDFORD'];
const DEBITS = [
  'BRITISH GAS',
  'THAMES WATER',
  'COUNCIL TAX LEEDS CC',
  'TV LICENCE MBP',
  'SKY DIGITAL',
  'VODAFONE LTD',
  'AVIVA',
  'ADMIRAL INSURANCE',
  'PUREGYM LTD',
  'NETFLIX.COM',
  'SPOTIFY',
  'KLARNA',
  'BARCLAYCARD',
];
const CREDITS = [
  'NORTHGATE LOGISTICS LTD SALARY',
  'DWP UC',
  'HMRC CHILD BENEFIT',
  'J SMITH RENT SHARE',
  'REFUND ASOS.COM',
  'TRANSFER FROM SAVINGS',
];

const two = number => String(number).padStart(2, '0');

/**
 * `count` transactions over twelve months: seven in ten by card, half of these at shops that no table knows. Most go to
 * the same few dozen places, as people's do; `novelty` is the share that goes somewhere new: a busy account repeats itself (in
 * fixtures/accounts/gb-busy-5000 seven narratives in a hundred are new but for their digits).
 */
export function workload(count, seed = 1, novelty = 0.07) {
  const random = randomOf(seed);
  const pick = list => list[Math.floor(random() * list.length)];
  const digits = length => String(Math.floor(random() * 10 ** length)).padStart(length, '0');
  const haunts = Array.from({ length: 40 }, () => `${pick(SHOPS)} ${pick(TRADES)} ${pick(TOWNS)}`);
  const brands = Array.from({ length: 30 }, () => [pick(MERCHANTS), pick(TOWNS)]);
  const brand = () => (random() < novelty ? [pick(MERCHANTS), pick(TOWNS)] : pick(brands));
  const shop = () =>
    random() < novelty ? `${pick(SHOPS)} ${pick(SHOPS)} ${pick(TRADES)} ${pick(TOWNS)}` : pick(haunts);
  const card = ([name, town]) => `${name} ${digits(4)} ${town}`;
  const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
  const transactions = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2025, 6, 1) + Math.floor((index / count) * 365) * 86_400_000);
    const date = day.toISOString().slice(0, 10);
    const kind = random();
    const when = `${two(day.getUTCDate())} ${months[day.getUTCMonth()]}`;
    const isCredit = kind > 0.94;
    const description = isCredit
      ? `${pick(CREDITS)} ${digits(6)} BGC`
      : kind > 0.8
        ? `${pick(DEBITS)} ${digits(8)} DDR`
        : kind > 0.7
          ? `${pick(['J SMITH', 'A KHAN', 'M OBRIEN'])} ${pick(['DINNER', 'RENT', 'CHEERS'])} BBP`
          : kind > 0.35
            ? `${card(brand())} ON ${when} BCC`
            : `${shop()} ON ${when} CLP`;
    return {
      transactionId: `t-${String(index).padStart(7, '0')}`,
      description,
      amount: Math.round((isCredit ? 900 : 60) * (0.05 + random()) * 100) / 100,
      creditDebitIndicator: isCredit ? 'Credit' : 'Debit',
      status: 'Booked',
      bookingDate: date,
      accountId: 'account-1',
    };
  });
  return {
    accountId: 'account-1',
    countryCode: 'GB',
    currencyCode: 'GBP',
    accountType: 'Personal',
    accountSubType: 'CurrentAccount',
    balances: { current: { amount: 1234.56, creditDebitIndicator: 'Credit' }, available: null },
    transactions,
  };
}
