/** What tools/packaging does to the text of the built modules. */
import { describe, expect, it } from 'vitest';
import { madeWhenAsked } from '../../tools/packaging/lazy.mjs';
import { markedAsPure } from '../../tools/packaging/pure.mjs';

/** What the module gives as its last value, and what it logged until then. */
function run(code: string): { readonly value: unknown; readonly log: readonly string[] } {
  const log: string[] = [];
  const body = code.replace(/^export \{[^}]*\};$/gm, '');
  const value = new Function('log', `"use strict";\n${body}\nreturn RESULT;`)((said: string) =>
    log.push(said),
  );
  return { value, log };
}

const LONG = Array.from({ length: 150 }, (_, index) => `'w${index}'`).join(', ');

describe('madeWhenAsked', () => {
  it('makes a long constant at its first mention, and once', () => {
    const code = `var WORDS = (log('made'), [${LONG}]);
function count() { return WORDS.length; }
log('before');
var RESULT = [count(), count(), WORDS === WORDS];`;
    expect(run(code).log).toEqual(['made', 'before']);
    expect(run(madeWhenAsked(code))).toEqual({ value: [150, 150, true], log: ['before', 'made'] });
  });

  it('makes a set of another table when it is asked', () => {
    const code = `var LIST = 'a b';
var KNOWN = new Set(LIST.split(' '));
var RESULT = [KNOWN.has('a'), KNOWN.has('c')];`;
    expect(madeWhenAsked(code)).toContain('KNOWN().has');
    expect(run(madeWhenAsked(code)).value).toEqual([true, false]);
  });

  it('follows a shorthand member, and leaves names of members as they are', () => {
    const code = `var WORDS = [${LONG}];
var OTHER = { WORDS: 1 };
function both() { return { WORDS, other: OTHER.WORDS }; }
var RESULT = [both().WORDS.length, both().other];`;
    const made = madeWhenAsked(code);
    expect(made).toContain('WORDS: WORDS()');
    expect(run(made).value).toEqual([150, 1]);
  });

  it.each([
    ['that is declared within a function too', `function f(WORDS) { return WORDS; }\nvar RESULT = f(1);`],
    ['that is assigned', 'WORDS = [];\nvar RESULT = WORDS.length;'],
    ['that is exported', 'var RESULT = WORDS.length;\nexport { WORDS };'],
  ])('leaves a constant %s', (_, rest) => {
    const code = `var WORDS = [${LONG}];\n${rest}`;
    expect(madeWhenAsked(code)).toBe(code);
  });

  it('leaves functions, classes and texts', () => {
    const code = `var CLASS = class { words = [${LONG}]; };
var TEXT = \`${'x'.repeat(900)}\`;
var MAKE = () => [${LONG}];
var RESULT = [new CLASS().words.length, TEXT.length, MAKE().length];`;
    expect(madeWhenAsked(code)).toBe(code);
  });
});

describe('markedAsPure', () => {
  it('marks what may have an effect for all that a bundler knows, and changes no value', () => {
    const code = `var LIST = [1, 2];
var SUM = LIST[0] + LIST[1];
var SET = new Set(LIST);
var OF = { ...LIST };
var RESULT = [SUM, SET.size, OF[1]];`;
    const marked = markedAsPure(code);
    expect(marked).toContain('var LIST = [1, 2];');
    expect(marked).toContain('var SET = /* @__PURE__ */new Set(LIST);');
    expect(marked).toContain('var SUM = /* @__PURE__ */(()=>(LIST[0] + LIST[1]))();');
    expect(run(marked).value).toEqual([3, 2, 2]);
  });

  it('leaves a class with its name', () => {
    const code = 'var Told = class extends Error {};\nvar RESULT = Told.name;';
    expect(markedAsPure(code).startsWith('var Told = class')).toBe(true);
    expect(run(markedAsPure(code)).value).toBe('Told');
  });
});
