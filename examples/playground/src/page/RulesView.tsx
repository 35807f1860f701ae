import type { EnrichmentRule } from 'open-banking-insights/core';
import type { Recipe } from '../shared/recipe';
import { categoryName } from './CategoryOptions';
import { chooseFiles } from './chooseFiles';
import { ScrollBox } from './ScrollBox';
import type { Shown } from './useReport';

interface Props {
  readonly shown: Shown;
  readonly onChange: (change: (recipe: Recipe) => Recipe) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

export function RulesView({ shown, onChange, onFiles }: Props) {
  const { changes, rules } = shown.recipe;
  const made = shown.view.rules.slice(0, shown.view.rules.length - rules.length);
  const locale = shown.view.report?.locale ?? 'en-GB';
  return (
    <section aria-labelledby="pg-rules">
      <h2 id="pg-rules">Corrections</h2>
      {changes.length === 0 && rules.length === 0 && (
        <p>
          There are none. Choose a name or a category under Transactions, or a payer under Money in, and say
          what is right.
        </p>
      )}
      {changes.length > 0 && (
        <ul class="list">
          {changes.map(({ id, words }) => (
            <li key={id}>
              <bdi>{words}</bdi>
              <button
                type="button"
                onClick={() =>
                  onChange(recipe => ({ ...recipe, changes: recipe.changes.filter(each => each.id !== id) }))
                }
              >
                Remove<span class="aside"> the correction of {words}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {rules.length > 0 && <h3>Rules from files</h3>}
      {rules.length > 0 && (
        <ul class="list">
          {rules.map((rule, index) => (
            <li key={`${index} ${wordsOf(rule, locale)}`}>
              <bdi>{wordsOf(rule, locale)}</bdi>
              <button
                type="button"
                onClick={() =>
                  onChange(recipe => ({ ...recipe, rules: recipe.rules.filter(each => each !== rule) }))
                }
              >
                Remove<span class="aside"> the rule {wordsOf(rule, locale)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p>
        A saved file of rules can be dropped on this page, or{' '}
        <button type="button" class="link" onClick={() => chooseFiles(onFiles)}>
          chosen
        </button>
        . The corrections above stand before the rules of files.
      </p>
      {made.length > 0 && (
        <details>
          <summary>The rules that the corrections make</summary>
          <ScrollBox class="scroll" label="Rules">
            <pre>{JSON.stringify(made, null, 2)}</pre>
          </ScrollBox>
        </details>
      )}
    </section>
  );
}

function wordsOf(rule: EnrichmentRule, locale: 'en-GB' | 'en-US'): string {
  const { category, merchant } = rule.set;
  const sets = [
    category === undefined ? '' : `category is ${categoryName(category, locale)}`,
    merchant === undefined ? '' : merchant === null ? 'has no name' : `name is ${merchant}`,
  ].filter(part => part !== '');
  return `${rule.name ?? rule.merchant ?? rule.text ?? 'Rule'}: ${sets.join(', ')}`;
}
