/** Words that narratives are searched for stand in src/data, where a bank's file or a list has samples, and not among the engines. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ENGINES = ['ledger', 'enrichment', 'streams', 'income', 'bills', 'affordability', 'health'];
const WORD = /^[A-Z]{2,}$/;
/** Not `[A-Z]` or `\d`: letters that a text must have. */
const WORD_IN_PATTERN = /[A-Z]{3,}/;

describe('the engines', () => {
  it('hold no list of words of narratives', () => {
    const files = ENGINES.flatMap(engine =>
      readdirSync(`src/${engine}`, { recursive: true, encoding: 'utf8' })
        .filter(path => path.endsWith('.ts'))
        .map(path => `src/${engine}/${path}`),
    );
    expect(files.length).toBeGreaterThan(150);
    expect(
      files.flatMap(path => wordLists(readFileSync(path, 'utf8')).map(list => `${path}: ${list}`)),
    ).toEqual([]);
  });
});

describe('a list of words of narratives', () => {
  it.each([
    'const BILL = /\\b(?:PMT|PAYMENT)\\b/i;',
    'const SHOP = /HMRC/;',
    "const SMALL = new Set(['AND', 'OF']);",
    "const BATCH = 'BGC BACS GIRO'.split(' ');",
    "const PHRASES = 'DIRECT DEBIT;STANDING ORDER';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    'const LEGAL = `${FORMS} UK GB USA`;',
  ])('is found in %s', text => {
    expect(wordLists(text)).toHaveLength(1);
  });

  it.each([
    '// of GAS LAMP and GAS CITY',
    "const SAINT = 'ST';",
    "import { BATCH_WORDS } from '../data/householdWords.js';",
    'const LETTER = /^[A-Z]{2,}$/;',
    'const IBAN = /^GB\\d{2}[A-Z]{4}(\\d{14})$/;',
    "const SLUGS = new Set(['salary', 'rent']);",
  ])('is not found in %s', text => {
    expect(wordLists(text)).toEqual([]);
  });
});

/** A pattern with a word in it, a text of several, or an array of several. */
function wordLists(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isWordList(node)) found.push(node.getText());
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

function isWordList(node: ts.Node): boolean {
  if (ts.isRegularExpressionLiteral(node))
    return WORD_IN_PATTERN.test(node.text.replace(/\[[^\]]*\]|\\./g, ''));
  if (ts.isArrayLiteralExpression(node))
    return severalWords(node.elements.map(element => (ts.isStringLiteral(element) ? element.text : '')));
  return isText(node) && severalWords(node.text.split(/[ ;,|]+/));
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
}

function severalWords(words: readonly string[]): boolean {
  return words.filter(word => WORD.test(word)).length > 1;
}
