interface Props<Value extends string> {
  label: string;
  /** What no choice is called. */
  any: string;
  value: Value | '';
  options: readonly { value: Value; name: string }[];
  choose: (value: Value | undefined) => void;
}

/** One filter of a list. */
export function FilterSelect<Value extends string>({ label, any, value, options, choose }: Props<Value>) {
  // A saved view may name what no longer is.
  const isOption = value === '' || options.some((one) => one.value === value);
  return (
    <label>
      {label}
      <select
        value={value}
        data-set={value !== '' || undefined}
        onChange={({ target }) => choose(options.find((one) => one.value === target.value)?.value)}
      >
        <option value="">{any}</option>
        {!isOption && <option value={value}>Unknown</option>}
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}
