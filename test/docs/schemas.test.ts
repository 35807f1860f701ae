/** docs/schemas.md says how many amounts `multipleOf` would refuse. That is what ajv refuses here, and what the finding counts. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';

const page = readFileSync('docs/schemas.md', 'utf8');
const finding = readFileSync('findings/ajv-multiple-of-pence.sh', 'utf8');
const installed: string = JSON.parse(readFileSync('node_modules/ajv/package.json', 'utf8')).version;

it('the figures of `multipleOf` are those of ajv', () => {
  const accepts = new Ajv2020().compile({ type: 'number', multipleOf: 0.01 });
  const amounts = Array.from({ length: 100_000 }, (_, index) => (index + 1) / 100);
  const refused = amounts.filter(amount => !accepts(amount));
  expect(refused[0]).toBe(0.07);
  const share = ((100 * refused.length) / amounts.length).toFixed(1);
  const [first, last] = [amounts[0], amounts.at(-1)].map(each => each?.toFixed(2));
  expect(page.replaceAll('\n', ' ')).toContain(
    `ajv ${installed} refuses ${refused.length.toLocaleString('en-GB')} of the ${amounts.length.toLocaleString('en-GB')} ` +
      `amounts from ${first} to ${Number(last).toLocaleString('en-GB', { minimumFractionDigits: 2 })} (${share} %)`,
  );
  expect(finding).toContain(`ajv@${installed}`);
  expect(finding).toContain(`"false,${refused.length},`);
});
