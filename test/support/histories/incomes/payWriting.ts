/** How an employer writes on the statement. */
import type { Entry } from '../ledger.js';
import { type Life, paid, showsWords } from '../life.js';
import type { Random } from '../random.js';
import { wordingOn } from '../vocabulary/names.js';
import type { Job } from './job.js';

export type Write = ((day: string, pence: number, shares?: readonly number[]) => Entry[]) & {
  areTelling: boolean;
};

/** How the payer writes, which may change once. */
export function writerOf(
  life: Life,
  random: Random,
  job: Job,
  days: readonly string[],
  tags: string[],
): Write {
  const { payer } = job;
  const isMute = random.chance(0.28) && job.mustSayWages !== true;
  const wording = random.pick(isMute ? life.words.muteWords : life.words.payWords);
  const areTelling = !isMute && showsWords(life, 'bank-credit');
  const isCodeAlone =
    isMute && !job.isHourly && wording.includes('{N') && days.length >= 6 && random.chance(0.25);
  if (!areTelling) tags.push(isCodeAlone ? 'code-alone' : 'words-say-nothing');
  const changesOn = random.chance(0.12) ? random.pick(days) : undefined;
  const later = random.pick(isMute ? life.words.muteWords : life.words.payWords);
  const laterName = otherwise(payer.name, random);
  if (changesOn !== undefined) tags.push('payer-changes-format');
  const byFasterPayment = life.country === 'GB' && random.chance(0.1);
  if (byFasterPayment) tags.push('by-faster-payment');
  const kind = byFasterPayment ? 'payment-in' : 'bank-credit';

  const write = (day: string, pence: number, shares: readonly number[] = [100]): Entry[] => {
    const isLater = changesOn !== undefined && day >= changesOn && !isCodeAlone;
    const reference = wordingOn(isLater ? later : wording, day, payer, random);
    const name = isCodeAlone ? payer.number : isLater ? laterName : payer.name;
    let left = pence;
    return shares.map((share, account) => {
      const part = account === shares.length - 1 ? left : Math.round((pence * share) / 100);
      left -= part;
      return life.ledger.income({
        day,
        pence: part,
        category: 'salary',
        payment: paid(kind, name, isCodeAlone ? '' : reference),
        account,
      });
    });
  };
  return Object.assign(write, { areTelling });
}

/** The same payer as another system writes it: cut short, without its legal form, or its words in another order. */
function otherwise(name: string, random: Random): string {
  const words = name.split(' ');
  const isPlain = words.length > 2 && !name.includes('&');
  const forms = [
    name.slice(0, 12).trimEnd(),
    isPlain ? words.slice(0, -1).join(' ') : name,
    isPlain ? [...words.slice(1), words[0]].join(' ') : name,
    name.replace(/\b(LTD|LIMITED|PLC|INC|LLC|LLP|CORP)\b/, '').trim(),
  ];
  return random.pick(forms);
}
