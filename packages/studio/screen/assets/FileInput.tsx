import type { ComponentProps } from 'react';

interface Props extends Pick<ComponentProps<'input'>, 'ref' | 'accept' | 'multiple' | 'aria-label'> {
  choose: (files: File[]) => void;
}

/** A hidden input for files, which a button opens. */
export function FileInput({ choose, ...props }: Props) {
  return (
    <input
      {...props}
      type="file"
      hidden
      onChange={({ target }) => {
        choose([...(target.files ?? [])]);
        // The same file may be chosen again.
        target.value = '';
      }}
    />
  );
}
