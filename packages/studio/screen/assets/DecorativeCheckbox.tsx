interface Props {
  checked: boolean;
  disabled?: boolean;
  change: (checked: boolean) => void;
}

/** Checkbox that marks an image as decorative, so that it needs no alternative text. */
export function DecorativeCheckbox({ checked, disabled = false, change }: Props) {
  return (
    <label className="check-line">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => change(target.checked)}
      />
      Decorative: adds nothing to the text
    </label>
  );
}
