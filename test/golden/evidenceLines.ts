/** What docs/enrichment.md and docs/internals/evidence.md say of the weights of evidence, printed from the table that the code reads. */
import { readFileSync } from 'node:fs';
import { SOURCE_OF_WEIGHT } from '../../src/data/evidenceSources.js';
import { CONFIDENCE_CURVES, EVIDENCE_WEIGHTS } from '../../src/data/evidenceWeights.js';
import { ADJUSTING_RULES, EXCLUDING_RULES } from '../../src/enrichment/evidence/rules/rules.js';
import { ALL_PHRASES } from '../support/phrases.js';
import { RULE_CASES } from '../unit/evidenceRuleCases.js';
import type { RuleLine } from '../unit/ruleLines.js';

type Name = keyof typeof EVIDENCE_WEIGHTS;

const of = (name: Name): number => EVIDENCE_WEIGHTS[name];
/** As what is added is written. */
const signed = (name: Name): string => (of(name) > 0 ? `+${of(name)}` : String(of(name)));
const phraseWeights = ALL_PHRASES.map(({ weight }) => weight);
const bankCodes = (Object.keys(EVIDENCE_WEIGHTS) as Name[])
  .filter(name => /^bankCode(?!Salary|Benefit|Refund)/.test(name))
  .map(of);

export const DECIDES = `The heaviest of at least ${of('decisionFloor')} decides; all are in \`evidence\`.`;

export const WEIGHTS_TABLE = [
  '| evidence | weight |',
  '| --- | --- |',
  '| your own rule | always wins |',
  `| benefit code beside its payer | ${of('benefitCode')}, or ${of('benefitCodeUnsure')} when several are named or the code is unverified |`,
  `| phrase | Each phrase has a weight from ${Math.min(...phraseWeights)} to ${Math.max(...phraseWeights)} (\`src/data/phrases.ts\`). Some phrases count only for certain ways of paying, and some only as the whole payee. ${signed('phraseRefundOfBill')} when a word for a bill describes its refund. A bare word for a transfer beside a firm's name is shown at ${of('shownOnly')} |`,
  `| fee, or transfer between own accounts, in the bank's own words alone (\`fees.ts\` and \`transfers.ts\` in \`src/data/wording/shared\`) | ${of('bankWordingFee')}, ${of('bankWordingTransfer')} |`,
  `| bank's code for cash, fees, interest, cheques | ${Math.min(...bankCodes)} to ${Math.max(...bankCodes)} |`,
  `| merchant | ${of('merchantBase')} + ${of('merchantPerCharacter')} per character (at most ${of('merchantMostForLength')}). ${signed('merchantWholePayee')} as the whole payee, apart from a legal form or web ending. ${signed('merchantBeginsPayee')} at the start of the payee, ${signed('merchantInsidePayee')} inside it, ${signed('merchantOutsidePayee')} outside it. ${signed('merchantPlainWord')} for a plain word, but ${signed('merchantPlainWordAtHead')} at the start for petrol brands or before a branch number. ${signed('merchantDistinctive')} for a distinctive name, ${signed('merchantBank')} for a bank, ${signed('merchantGlued')} with more letters attached. At most ${of('merchantMostForRefund')} as a refund, and ${signed('merchantRefundByTransfer')} by bank transfer. At most ${of('merchantMostForPayout')} as an insurer's payout, and ${of('merchantMostForSalary')} as an employer's pay |`,
  `| person's name | up to ${of('person')}, depending on how surely it is one |`,
  `| merchant category code | ${of('merchantCategoryCode')} |`,
  `| trade word | ${of('tradeStrong')} for a strong word, ${of('tradeWeak')} for a weak one, + half a point per character (at most ${of('tradeMostForLength')}). ${signed('tradeOutsidePayee')} outside the payee. None in a bank's own wording, a distinctive name, a town or the name of a street (\`src/data/streetWords.ts\`). ${signed('tradeNamesHouse')} when a word for a hotel, café or bar follows what it may be named after (\`CASTLE HOTEL\`) |`,
  `| processor (\`src/data/processors.ts\`) whose users nearly all sell the same (\`TST*\`: food and drink) | ${of('processor')}, but at most ${of('processor') - 1} for what none of them sells |`,
  `| model of trade names | ${2 * of('modelEven') - of('modelCertain')} + ${2 * (of('modelCertain') - of('modelEven'))} × its probability. It is asked only about debits without evidence of ${of('sureWithoutModel')} or more, without a merchant of ${of('merchantNamed')} or more, and without a sign of a transfer between accounts. It is not asked about the words of a listed name. At most ${of('modelEven') - 1} when no word adds ${of('modelLeastTelling')} nats, and ${of('shownOnly')} when none adds ${of('modelLeastSaid')} |`,
  '| history: refunds | A credit that is no larger than an earlier payment to the same payee is a refund. Repeated credits from a firm that is never paid are not refunds |',
  '| history: pay | Other credits from a firm are pay if they come at regular intervals |',
  '| history: other rows | What other rows of the payee show with certainty is carried over. It must rest on more than the words of one payment. Otherwise at least two payments must agree, and be as many as those left open |',
  '| history: visits | A payee sells food if only the model has a guess for it, and it was paid in person at least four times, in small, differing amounts |',
];

export const CONFIDENCE_LINES = [
  `- ${signed('agreement')} when evidence of another kind agrees`,
  `- -${of('rivalCost')} × (1 - lead / ${of('rivalRange')}) when a rival category is within ${of('rivalRange')}`,
  `- A decision from history has ${of('history')}.`,
  `- A decision from n payments that agree only in their words has n / (n + ${of('historyDoubt')}), at most ${of('history')}.`,
  `- A decision from n visits has n b / (n b + 1 - b), at most ${of('habitSurest')}, where b is the name's belief in any food. This is multiplied by the mean of 1/2 and the share of eating out or of groceries.`,
];

const SOURCE = readFileSync('src/data/evidenceWeights.ts', 'utf8');

export function weightRows(): string {
  const weights = Object.entries(EVIDENCE_WEIGHTS).map(([name, value]) => {
    const [, meaning] = new RegExp(`/\\*\\* (.*)\\. \\*/\\n  ${name}: `).exec(SOURCE) ?? [];
    if (meaning === undefined) throw new Error(`${name} has no meaning`);
    return `| \`${name}\` | ${value} | ${SOURCE_OF_WEIGHT[name as Name]} | ${meaning} |`;
  });
  return ['| name | value | source | meaning |', '| --- | --- | --- | --- |', ...weights].join('\n');
}

export function curveRows(): string {
  const curves = Object.entries(CONFIDENCE_CURVES).map(
    ([signal, points]) =>
      `| \`${signal}\` | ${points.map(([weight, probability]) => `${probability} at ${weight}`).join(', ')} |`,
  );
  return ['| evidence | probability at weight |', '| --- | --- |', ...curves].join('\n');
}

/** In the order in which the rules are asked. */
export function ruleRows(): string {
  const names = [...Object.values(EXCLUDING_RULES).flat(), ...ADJUSTING_RULES].map(({ name }) => name);
  const said = ({ side, text, is }: RuleLine) =>
    `\`${text}\`${side === 'credit' ? ' (money in)' : ''}: ${is}`;
  const rows = [...new Set(names)].map(name => {
    const found = RULE_CASES[name];
    if (found === undefined) throw new Error(`${name} has no case`);
    const { reason, example, counterexample } = found;
    return `| \`${name}\` | ${reason} | ${said(example)} | ${said(counterexample)} |`;
  });
  return ['| rule | why | example | counterexample |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
