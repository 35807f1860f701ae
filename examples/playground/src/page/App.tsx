import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Recipe, RecipeFile, SampleName } from '../shared/recipe';
import { Bar } from './Bar';
import { chooseFiles } from './chooseFiles';
import { Empty } from './Empty';
import { EngineerView } from './EngineerView';
import { FilesView } from './FilesView';
import { LenderForm } from './LenderForm';
import { MoneyChoice } from './MoneyChoice';
import { type BarTarget, ReportPart } from './ReportPart';
import { RulesView } from './RulesView';
import { SaveMenu } from './SaveMenu';
import { SourcesView } from './SourcesView';
import { type TabName, Tabs } from './Tabs';
import { ALL_ROWS, TransactionsView } from './TransactionsView';
import { useDrop } from './useDrop';
import { useReport } from './useReport';

let lastId = 0;
const SAMPLES: Readonly<Record<SampleName, string>> = {
  british: 'british-sample.json',
  american: 'american-sample.json',
};

/** `Council tax or rates` is `council-tax-or-rates`, as the report writes it in its addresses. */
function addressOf(name: string): string {
  return (
    name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  );
}

export function App() {
  const maker = useReport();
  const { shown, progress, apply, ask } = maker;
  const [tab, setTab] = useState<TabName>('report');
  const [query, setQuery] = useState(ALL_ROWS);
  const add = useCallback(
    (files: readonly (File | SampleName)[]) => {
      if (files.length === 0) return;
      const added = files.map((content): RecipeFile => {
        lastId += 1;
        return { id: lastId, name: typeof content === 'string' ? SAMPLES[content] : content.name, content };
      });
      apply(recipe => ({ ...recipe, files: [...recipe.files, ...added] }));
    },
    [apply],
  );
  const dragging = useDrop(add);
  const report = shown?.view.report ?? null;
  useEffect(() => {
    if (report !== null) document.documentElement.lang = report.locale;
  }, [report]);

  if (shown === null || (report === null && shown.view.files.every(({ error }) => error !== null)))
    return (
      <Empty
        isDragging={dragging}
        progress={progress}
        fault={maker.fault}
        failed={shown?.view.files ?? []}
        recipe={shown?.recipe ?? null}
        ask={ask}
        onChange={apply}
        onFiles={files => {
          // What could not be read makes way for the next attempt.
          if (shown !== null) maker.clear();
          add(files);
        }}
        onCancel={maker.cancel}
      />
    );

  const toRows = (target: BarTarget) => {
    const slug =
      'category' in target
        ? report?.categories.find(({ name }) => addressOf(name) === target.category)?.slug
        : '';
    setQuery({
      ...ALL_ROWS,
      ...('month' in target ? target : { category: slug ?? '' }),
    });
    setTab('transactions');
    document.getElementById('pg-content')?.focus();
  };
  const change = (made: (recipe: Recipe) => Recipe) => apply(made);
  return (
    <div class={dragging ? 'app dragging' : 'app'}>
      <a class="skip" href="#pg-content">
        Skip to the content
      </a>
      <header>
        <h1>Bank account report</h1>
        <p class="facts">{report?.facts ?? 'There is no report yet.'}</p>
        <div class="actions">
          <button type="button" onClick={() => chooseFiles(add)}>
            Add files
          </button>
          {report !== null && (
            <SaveMenu
              ask={ask}
              canCorrect={report.canCorrect}
              rules={shown.view.rules.length}
              hasBudget={report.hasBudget}
              hasResult={report.sources.length > 0 || report.canCorrect}
            />
          )}
          <button
            type="button"
            onClick={() => {
              maker.clear();
              setTab('report');
              setQuery(ALL_ROWS);
            }}
          >
            Start again
          </button>
        </div>
      </header>
      <Tabs chosen={tab} onChoose={setTab} view={shown.view} />
      <main id="pg-content" tabIndex={-1}>
        {shown.view.problem !== null && (
          <p class="note" role="alert">
            {shown.view.problem}
          </p>
        )}
        {shown.view.question !== null && <MoneyChoice question={shown.view.question} onChange={change} />}
        {tab === 'report' && report !== null && (
          <>
            <ReportPart html={report.html} onBar={toRows} />
            {report.canCorrect && (
              <section aria-labelledby="pg-lender">
                <h2 id="pg-lender">What a lender asks</h2>
                <p>
                  Can a new repayment be carried, and is it true what was stated? The answers stand{' '}
                  <a href="#lender">in the report</a>, under income and affordability.
                </p>
                <LenderForm lender={shown.recipe.lender} onChange={change} />
              </section>
            )}
          </>
        )}
        {tab === 'transactions' && report !== null && (
          <TransactionsView
            query={query}
            onQuery={setQuery}
            report={report}
            version={shown.version}
            ask={ask}
            onChange={change}
          />
        )}
        {tab === 'sources' && report !== null && <SourcesView report={report} ask={ask} onChange={change} />}
        {tab === 'rules' && <RulesView shown={shown} onChange={change} onFiles={add} />}
        {(tab === 'files' || report === null) && tab !== 'rules' && (
          <FilesView shown={shown} ask={ask} onChange={change} />
        )}
        {tab === 'engineers' && report !== null && (
          <EngineerView
            code={shown.view.code}
            version={shown.version}
            ask={ask}
            hasRequest={report.canCorrect}
          />
        )}
      </main>
      <footer>
        <p>
          Everything on this page is worked out in your browser. Its policy forbids every connection.
          Estimates are not promises, and this report is no decision.
        </p>
      </footer>
      <Bar maker={maker} />
    </div>
  );
}
