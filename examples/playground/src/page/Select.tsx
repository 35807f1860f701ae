interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onValue: (value: Value) => void;
}

export function Select<Value extends string>({ label, value, options, onValue }: Props<Value>) {
  return (
    <label>
      {label}
      <select value={value} onChange={event => onValue(event.currentTarget.value as Value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
