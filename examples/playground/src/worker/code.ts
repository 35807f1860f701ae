/** The lines of code that make the same report, with the same files and options. */
import type { Recipe } from '../shared/recipe';
import { optionsOf, type ReadFile } from './readFile';
import { statedIn } from './stated';

export function codeFor(recipe: Recipe, files: readonly ReadFile[]): string {
  const statements = files.filter(({ kind }) => kind === 'statements');
  const request = files.find(({ kind }) => kind === 'request');
  const saved = statements.length === 0 && request !== undefined;
  const options = optionsOf(recipe.reading);
  const reading = Object.keys(options).length === 0 ? '' : `, ${literal(options)}`;
  const { stated } = statedIn(recipe);
  const { newRepayment } = recipe.lender;
  const asked =
    newRepayment === '' ? 'request' : `{ ...request, stress: { newMonthlyRepayment: '${newRepayment}' } }`;
  const hasRules = recipe.changes.length + recipe.rules.length > 0;
  const settings = [
    hasRules ? "rules: JSON.parse(readFileSync('rules.json', 'utf8'))" : '',
    recipe.asOf === '' ? '' : `asOf: '${recipe.asOf}'`,
    stated === undefined ? '' : `stated: ${literal(stated)}`,
    'maxTransactions: 1_000_000',
  ].filter(each => each !== '');
  return [
    "import { readFileSync, writeFileSync } from 'node:fs';",
    "import { analyse } from 'open-banking-insights';",
    saved ? '' : `import { ${readersOf(statements).join(', ')} } from 'open-banking-insights/adapters';`,
    "import { renderHtml, reportOf } from 'open-banking-insights/report';",
    ' ',
    ...(saved
      ? [`const request = JSON.parse(readFileSync(${quoted(request.name)}, 'utf8'));`]
      : [...readingOf(statements, recipe, reading), 'const request = toAnalyseRequest(statements);']),
    `const result = analyse(${asked}, { ${settings.join(', ')} });`,
    "writeFileSync('report.html', renderHtml(reportOf(result)));",
  ]
    .filter(line => line !== '')
    .join('\n')
    .replace('\n \n', '\n\n');
}

function readersOf(files: readonly ReadFile[]): readonly string[] {
  const books = files.filter(isWorkbook).length;
  return [
    ...(books > 0 ? ['fromXlsx'] : []),
    'mergeStatements',
    ...(books < files.length ? ['readStatements'] : []),
    'toAnalyseRequest',
  ];
}

function isWorkbook(file: ReadFile): boolean {
  return file.kind === 'statements' && file.statements.documents[0]?.format === 'xlsx';
}

/** Files that are all read alike in two lines, and else a line for each. */
function readingOf(files: readonly ReadFile[], recipe: Recipe, reading: string): readonly string[] {
  if (files.every(file => file.told === undefined && !isWorkbook(file)))
    return [
      `const files = [${files.map(({ name }) => quoted(name)).join(', ')}].map(name => readFileSync(name));`,
      `const statements = mergeStatements(files.map(bytes => readStatements(bytes${reading})));`,
    ];
  return [
    'const statements = mergeStatements([',
    ...files.map(file => {
      const options = optionsOf(recipe.reading, file.told);
      const second = Object.keys(options).length === 0 ? '' : `, ${JSON.stringify(options)}`;
      const read = isWorkbook(file) ? 'await fromXlsx' : 'readStatements';
      return `  ${read}(readFileSync(${quoted(file.name)})${second}),`;
    }),
    ']);',
  ];
}

function literal(value: object): string {
  const members = Object.entries(value).map(([name, each]) => `${name}: ${quoted(String(each))}`);
  return `{ ${members.join(', ')} }`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
