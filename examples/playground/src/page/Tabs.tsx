import type { View } from '../shared/view';

export type TabName = 'report' | 'transactions' | 'sources' | 'rules' | 'files' | 'engineers';

interface Props {
  readonly chosen: TabName;
  readonly onChoose: (tab: TabName) => void;
  readonly view: View;
}

export function Tabs({ chosen, onChoose, view }: Props) {
  const faults = view.files.filter(({ error }) => error !== null).length;
  const tabs: readonly (readonly [TabName, string])[] = [
    ...(view.report === null
      ? []
      : ([
          ['report', 'Report'],
          ['transactions', 'Transactions'],
          ['sources', 'Money in'],
        ] as const)),
    ['rules', view.rules.length === 0 ? 'Corrections' : `Corrections (${view.rules.length})`],
    ['files', faults === 0 ? 'Files' : `Files (${faults} not read)`],
    ...(view.report === null ? [] : ([['engineers', 'For engineers']] as const)),
  ];
  return (
    <nav class="tabs" aria-label="Views">
      <ul>
        {tabs.map(([name, words]) => (
          <li key={name}>
            <button
              type="button"
              aria-current={chosen === name ? 'page' : undefined}
              onClick={() => onChoose(name)}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
