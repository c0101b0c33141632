import type { Ref } from 'react';

interface Props {
  label: string;
  title: string;
  setTitle: (title: string) => void;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** Input for the name of a release. */
export const ReleaseName = ({ label, title, setTitle, ref, className }: Props) => (
  <label className={className}>
    {label}
    <input
      ref={ref}
      required
      maxLength={255}
      pattern=".*\S.*"
      title="Enter a name"
      value={title}
      onChange={({ target }) => setTitle(target.value)}
    />
  </label>
);
