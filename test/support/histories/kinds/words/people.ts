/**
 * First names and surnames of the large communities of both countries, as the censuses and the registers of births list them
 * most often. A person is drawn from one origin; no full name was copied from anywhere.
 */
import type { Random } from '../../random.js';
import type { PersonName } from '../../vocabulary/names.js';
import type { Half, KindLife } from '../kind.js';

interface Origin {
  readonly origin: string;
  readonly first: Readonly<Record<Half, string>>;
  readonly last: Readonly<Record<Half, string>>;
}

const ORIGINS: readonly Origin[] = [
  {
    origin: 'english',
    first: {
      tuned: 'OLIVER GEORGE AMELIA SARAH DAVID KAREN GRACE PETER CHLOE GARY RUTH THOMAS',
      'held-out': 'HARRY JACK EMILY JAMES LINDA ROBERT SUSAN MARTIN HOLLY STEPHEN NICOLA EDWARD',
    },
    last: {
      tuned: 'ASHDOWN BRIGGS CARTWRIGHT DAWSON FARROW HARTLEY LOCKWOOD MARSDEN SUTTON THORNE WADSWORTH YATES',
      'held-out':
        'ATKINSON BRADSHAW CRAVEN EASTWOOD FLETCHER HOLLAND KENDALL LISTER NORTON PEARSON TURNBULL UPTON',
    },
  },
  {
    origin: 'scottish and irish',
    first: {
      tuned: 'EWAN LIAM FIONA AOIFE CALUM NIAMH HAMISH SIOBHAN',
      'held-out': 'CALLUM CIARAN EILIDH ROISIN ANGUS MAEVE LACHLAN GRAINNE',
    },
    last: {
      tuned: 'CAMPBELL QUINN MACKENZIE GALLAGHER SINCLAIR KEANE DRUMMOND OROURKE',
      'held-out': 'MACLEOD DUFFY MCALLISTER ONEILL FERGUSON BRENNAN MACKAY DOHERTY',
    },
  },
  {
    origin: 'welsh',
    first: { tuned: 'SIAN GARETH CERYS DYLAN MEGAN ALUN', 'held-out': 'RHYS CARYS IEUAN BETHAN OWAIN NIA' },
    last: {
      tuned: 'ELLIS PRITCHARD MORGAN BOWEN GRIFFITHS',
      'held-out': 'VAUGHAN LLEWELLYN PUGH BEVAN EVANS',
    },
  },
  {
    origin: 'pakistani and bangladeshi',
    first: {
      tuned: 'MOHAMMED AISHA NADIA BILAL TAHIRA SHAHID RUKHSANA ZAINAB',
      'held-out': 'IMRAN FATIMA SADIA TARIQ NASREEN USMAN SHABNAM FARHAN',
    },
    last: {
      tuned: 'KHAN BEGUM MAHMOOD CHAUDHRY MIAH IQBAL SIDDIQUI',
      'held-out': 'HUSSAIN RAHMAN AKHTAR MALIK ULLAH BIBI QURESHI',
    },
  },
  {
    origin: 'indian',
    first: {
      tuned: 'PRIYA RAJESH ANITA VIKRAM GURPREET DEEPA HARDEEP',
      'held-out': 'SUNITA ARJUN MANPREET KAVITA RAVI JASWINDER NISHA',
    },
    last: {
      tuned: 'PATEL SHARMA KAUR DESAI GILL NAIR REDDY',
      'held-out': 'SINGH SHAH GUPTA DHILLON MEHTA IYER JOSHI',
    },
  },
  {
    origin: 'polish and romanian',
    first: {
      tuned: 'TOMASZ AGNIESZKA PIOTR IOANA KATARZYNA MIHAI',
      'held-out': 'ZOFIA KRZYSZTOF MAGDALENA ANDREI ELENA LUKASZ',
    },
    last: {
      tuned: 'NOWAK WISNIEWSKI POPESCU ZIELINSKI IONESCU LEWANDOWSKA',
      'held-out': 'KOWALSKI WOJCIK POPA KAMINSKA DUMITRU SZYMANSKI',
    },
  },
  {
    origin: 'chinese',
    first: { tuned: 'WEI MEI JIAN XIU HAO LING', 'held-out': 'MING YING JUN FANG TAO HUI' },
    last: { tuned: 'CHEN WONG LI ZHOU LAM XU', 'held-out': 'WANG CHAN ZHANG HUANG CHEUNG LIU' },
  },
  {
    origin: 'korean, japanese and vietnamese',
    first: { tuned: 'MINJUN HANA THUY KENJI SOYEON DUC', 'held-out': 'JIWOO YUKI LINH HIROSHI EUNJI TUAN' },
    last: { tuned: 'KIM TANAKA NGUYEN PARK SATO PHAM', 'held-out': 'CHOI SUZUKI TRAN JUNG WATANABE LE' },
  },
  {
    origin: 'nigerian and ghanaian',
    first: {
      tuned: 'CHINEDU AMARA KWAME NGOZI TUNDE ABENA',
      'held-out': 'EMEKA FOLAKE KOFI IFEOMA SEGUN AKOSUA',
    },
    last: {
      tuned: 'OKAFOR ADEYEMI MENSAH EZE BALOGUN OWUSU',
      'held-out': 'OKONKWO ADEBAYO BOATENG OBI AFOLABI ASANTE',
    },
  },
  {
    origin: 'caribbean',
    first: {
      tuned: 'DELROY SHANICE LEROY MARCIA TYRONE',
      'held-out': 'WINSTON KEISHA DESMOND CLAUDETTE JERMAINE',
    },
    last: { tuned: 'CAMPBELL GRANT BAPTISTE REID POWELL', 'held-out': 'CLARKE PIERRE GORDON FRANCIS BAILEY' },
  },
  {
    origin: 'arabic and somali',
    first: { tuned: 'OMAR LAYLA HASSAN AMINA KHALID', 'held-out': 'YUSUF HODAN IBRAHIM SALMA MUSTAFA' },
    last: { tuned: 'HASSAN ABDI MANSOUR FARAH HADDAD', 'held-out': 'WARSAME SALEH NASSER ABDULLAHI KHOURY' },
  },
  {
    origin: 'spanish and portuguese',
    first: { tuned: 'MARIA CARLOS DIEGO ANA JOAO LUCIA', 'held-out': 'LUIS TERESA JAVIER INES PAULO ROSA' },
    last: {
      tuned: 'DELGADO RAMIREZ SILVA IBARRA FERREIRA',
      'held-out': 'ALVAREZ TORRES SANTOS ESPINOZA PEREIRA',
    },
  },
  {
    origin: 'turkish and greek',
    first: { tuned: 'MEHMET ELIF NIKOS AYSE DIMITRA', 'held-out': 'EMRE ZEYNEP KOSTAS FATMA ELENI' },
    last: { tuned: 'YILMAZ DEMIR GEORGIOU KAYA', 'held-out': 'OZTURK AYDIN CHRISTOU CELIK' },
  },
];

const list = (names: string): string[] => names.split(' ');

/** Somebody of any origin, or of the one that is named. */
export function personOf(life: KindLife, random: Random, origin?: string): PersonName {
  const { first, last } = ORIGINS.find(one => one.origin === origin) ?? random.pick(ORIGINS);
  return { first: random.pick(list(first[life.half])), last: random.pick(list(last[life.half])) };
}

export function firstNames(half: Half): string[] {
  return ORIGINS.flatMap(({ first }) => list(first[half]));
}

export function surnames(half: Half): string[] {
  return ORIGINS.flatMap(({ last }) => list(last[half]));
}
