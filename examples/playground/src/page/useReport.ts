/** The recipe, the worker that makes a report of it, and what was made last. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Progress } from '../shared/messages';
import { EMPTY, type Recipe } from '../shared/recipe';
import type { View } from '../shared/view';
import { type Client, startClient } from './client';

export interface Shown {
  readonly recipe: Recipe;
  readonly view: View;
  /** Grows with every report, so that windows know when to ask anew. */
  readonly version: number;
}

export interface ReportMaker {
  /** Null where the page is empty. */
  readonly shown: Shown | null;
  /** Null where nothing is under way. */
  readonly progress: Progress | null;
  /** What went wrong with the page itself. */
  readonly fault: string | null;
  readonly ask: Client['ask'];
  /** Works the recipe out and shows what comes of it. */
  readonly apply: (change: (recipe: Recipe) => Recipe) => void;
  readonly cancel: () => void;
  readonly clear: () => void;
}

export function useReport(): ReportMaker {
  const [shown, setShown] = useState<Shown | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const client = useRef<Client | null>(null);
  const wanted = useRef<Recipe>(EMPTY);
  const settled = useRef<Recipe>(EMPTY);
  const run = useRef(0);

  const start = useCallback(() => {
    client.current = startClient(setProgress);
  }, []);
  useEffect(() => {
    start();
    return () => client.current?.stop();
  }, [start]);

  const work = useCallback((recipe: Recipe) => {
    wanted.current = recipe;
    run.current += 1;
    const own = run.current;
    setFault(null);
    setProgress(now => now ?? { done: 0, words: 'Starting', rows: 0 });
    client.current?.ask('run', { recipe }).then(
      view => {
        if (own !== run.current) return;
        const settledRecipe = withOpened(recipe, view);
        wanted.current = settledRecipe;
        settled.current = settledRecipe;
        setProgress(null);
        setShown({ recipe: settledRecipe, view, version: own });
      },
      (error: Error) => {
        if (own !== run.current) return;
        wanted.current = settled.current;
        setProgress(null);
        setFault(error.message);
      },
    );
  }, []);

  const clear = useCallback(() => {
    // A worker that is idle is kept, as it has the library loaded; it forgets the files.
    if (wanted.current === settled.current) client.current?.ask('run', { recipe: EMPTY }).catch(() => {});
    else {
      client.current?.stop();
      start();
    }
    run.current += 1;
    wanted.current = EMPTY;
    settled.current = EMPTY;
    setShown(null);
    setProgress(null);
    setFault(null);
  }, [start]);

  const cancel = useCallback(() => {
    const before = settled.current;
    // What was shown has to be worked out again for the new worker. Cancelled once more, the page is empty.
    if (before === wanted.current || before.files.length === 0) return clear();
    client.current?.stop();
    start();
    work(before);
  }, [clear, start, work]);

  return {
    shown,
    progress,
    fault,
    ask: useCallback<Client['ask']>((kind, asks) => (client.current as Client).ask(kind, asks), []),
    apply: useCallback(change => work(change(wanted.current)), [work]),
    cancel,
    clear,
  };
}

/** Rules that were read from files become rules of the recipe, so that each can be removed. */
function withOpened(recipe: Recipe, view: View): Recipe {
  const opened = new Set(view.files.filter(({ kind }) => kind?.includes('saved rule')).map(({ id }) => id));
  return {
    ...recipe,
    files: recipe.files.filter(({ id }) => !opened.has(id)),
    changes: recipe.changes.filter(({ id }) => !view.lost.includes(id)),
    rules: [...view.opened, ...recipe.rules],
  };
}
