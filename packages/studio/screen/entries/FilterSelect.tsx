interface Props<Value extends string> {
  label: string;
  /** Name of the option that does not filter. */
  any: string;
  value: Value | '';
  options: readonly { value: Value; name: string }[];
  choose: (value: Value | undefined) => void;
}

/** Select box for one filter of a list. */
export function FilterSelect<Value extends string>({ label, any, value, options, choose }: Props<Value>) {
  // A saved view can have a value that no longer exists.
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
