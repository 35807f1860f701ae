/** What docs/enrichment.md and docs/evidence.md say of the weights of evidence, printed from the table that the code reads. */
import { readFileSync } from 'node:fs';
import { CONFIDENCE_CURVES, EVIDENCE_WEIGHTS } from '../../src/data/evidenceWeights.js';
import { PHRASES } from '../../src/data/phrases.js';

type Name = keyof typeof EVIDENCE_WEIGHTS;

const of = (name: Name): number => EVIDENCE_WEIGHTS[name];
/** As what is added is written. */
const signed = (name: Name): string => (of(name) > 0 ? `+${of(name)}` : String(of(name)));
const phraseWeights = PHRASES.map(({ weight }) => weight);
const bankCodes = (Object.keys(EVIDENCE_WEIGHTS) as Name[])
  .filter(name => /^bankCode(?!Salary|Benefit|Refund)/.test(name))
  .map(of);

export const DECIDES = `The heaviest of at least ${of('decisionFloor')} decides; all are in \`evidence\`.`;

export const WEIGHTS_TABLE = [
  '| evidence | weight |',
  '| --- | --- |',
  '| your own rule | always wins |',
  `| benefit code beside its payer | ${of('benefitCode')} (${of('benefitCodeUnsure')} when several are named or the code is unverified) |`,
  `| phrase | its own, ${Math.min(...phraseWeights)} to ${Math.max(...phraseWeights)} ([table](../src/data/phrases.ts)), some on some rails only, some only as the whole payee; ${signed('phraseRefundOfBill')} where a bill's word stands for its refund; a bare word for transfer beside a firm's name is shown at ${of('shownOnly')} |`,
  `| fee, or transfer between own accounts, in [words](../src/data/feeWords.ts) of the bank's [own](../src/data/transferWords.ts) alone | ${of('bankWordingFee')}, ${of('bankWordingTransfer')} |`,
  `| bank's code for cash, fees, interest, cheques | ${Math.min(...bankCodes)} to ${Math.max(...bankCodes)} |`,
  `| merchant | ${of('merchantBase')} + ${of('merchantPerCharacter')} a character (at most ${of('merchantMostForLength')}), ${signed('merchantWholePayee')} whole payee (a legal form or web ending behind it left aside), ${signed('merchantBeginsPayee')} at its start, ${signed('merchantInsidePayee')} inside, ${signed('merchantOutsidePayee')} outside, ${signed('merchantPlainWord')} plain word (${signed('merchantPlainWordAtHead')} for petrol brands at the start, and at the start where a branch number follows), ${signed('merchantDistinctive')} distinctive, ${signed('merchantBank')} bank, ${signed('merchantGlued')} more letters glued on; as a refund at most ${of('merchantMostForRefund')}, and ${signed('merchantRefundByTransfer')} by bank transfer; as an insurer's payout at most ${of('merchantMostForPayout')}, as an employer's pay at most ${of('merchantMostForSalary')} |`,
  `| person's name | up to ${of('person')}, by how surely it is one |`,
  `| merchant category code | ${of('merchantCategoryCode')} |`,
  `| trade word | ${of('tradeStrong')} strong, ${of('tradeWeak')} weak, + half a character (at most ${of('tradeMostForLength')}), ${signed('tradeOutsidePayee')} outside the payee; none in a bank's own wording, within a distinctive name, in a town or the name of a [street](../src/data/streetWords.ts); ${signed('tradeNamesHouse')} where a hotel's, café's or bar's follows what it may be named after (\`CASTLE HOTEL\`) |`,
  `| [processor](../src/data/processors.ts) whose users nearly all sell the same (\`TST*\`: food and drink) | ${of('processor')}; at most ${of('processor') - 1} for what none of them sells |`,
  `| model of trade names | ${2 * of('modelEven') - of('modelCertain')} + ${2 * (of('modelCertain') - of('modelEven'))} × its probability; asked about debits that nothing of ${of('sureWithoutModel')} and more, nor a merchant of ${of('merchantNamed')} and more, decides, and that nothing calls a transfer between accounts; not about the words of a listed name; at most ${of('modelEven') - 1} where no word says ${of('modelLeastTelling')} nats, ${of('shownOnly')} where none says ${of('modelLeastSaid')} |`,
  '| history | a credit no larger than an earlier payment to the same payee is a refund; other credits of a firm that come at regular intervals are pay; repeated ones of a firm that is never paid are no refunds; what other rows of the payee say surely is carried over, where something beside the words of one payment says it, or two and more agree and are as many as those left open; a payee that only the model guesses at, met four times and more in person for small, differing amounts, sells food |',
];

export const CONFIDENCE_LINES = [
  `${signed('agreement')} when evidence of another kind agrees, -${of('rivalCost')} × (1 - lead / ${of('rivalRange')}) when a rival category is within ${of('rivalRange')}. A decision from history has`,
  `${of('history')}; one from n payments that agree in their words alone n / (n + ${of('historyDoubt')}), at most the same; one from n visits the belief n b / (n b + 1 - b), at most ${of('habitSurest')}, where b is the name's belief in any food, times the mean of 1/2 and the share of eating out or of groceries.`,
];

const SOURCE = readFileSync('src/data/evidenceWeights.ts', 'utf8');

export function weightRows(): string {
  const weights = Object.entries(EVIDENCE_WEIGHTS).map(([name, value]) => {
    const [, meaning] = new RegExp(`/\\*\\* (.*)\\. \\*/\\n  ${name}: `).exec(SOURCE) ?? [];
    if (meaning === undefined) throw new Error(`${name} has no meaning`);
    return `| \`${name}\` | ${value} | ${meaning} |`;
  });
  return ['| name | value | meaning |', '| --- | --- | --- |', ...weights].join('\n');
}

export function curveRows(): string {
  const curves = Object.entries(CONFIDENCE_CURVES).map(
    ([signal, points]) =>
      `| \`${signal}\` | ${points.map(([weight, probability]) => `${probability} at ${weight}`).join(', ')} |`,
  );
  return ['| evidence | probability at weight |', '| --- | --- |', ...curves].join('\n');
}
