import type { Recipe } from '../shared/recipe';
import type { MoneyQuestion } from '../shared/view';

interface Props {
  readonly question: MoneyQuestion;
  readonly onChange: (change: (recipe: Recipe) => Recipe) => void;
}

const MONEY = [
  ['GB', 'Pounds'],
  ['US', 'Dollars'],
] as const;

/** Asks in which money files are that do not say it. The answer is told of these files alone. */
export function MoneyChoice({ question: { files, likely, evidence }, onChange }: Props) {
  const ids = new Set(files.map(({ id }) => id));
  const choose = (country: 'GB' | 'US') => {
    onChange(recipe => ({
      ...recipe,
      files: recipe.files.map(file =>
        ids.has(file.id) ? { ...file, told: { ...file.told, country } } : file,
      ),
    }));
    // The buttons go away with the answer.
    document.getElementById('pg-content')?.focus();
  };
  const names = files.map(({ name }) => name).join(', ');
  return (
    <section class="question" aria-labelledby="pg-money">
      <h2 id="pg-money">Pounds or dollars?</h2>
      <p>
        <bdi>{names}</bdi> {files.length === 1 ? 'does' : 'do'} not say in which money the amounts are.
        {likely !== null &&
          ` ${files.length === 1 ? 'It looks' : 'They look'} like ${likely === 'GB' ? 'pounds' : 'dollars'}: ${evidence.join(', ')}.`}
      </p>
      <div class="actions">
        {MONEY.map(([country, words]) => (
          <button
            type="button"
            key={country}
            class={country === likely ? 'main' : ''}
            onClick={() => choose(country)}
          >
            {words}
          </button>
        ))}
      </div>
    </section>
  );
}
