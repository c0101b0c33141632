import type { ComponentProps } from 'react';

interface Props extends Pick<ComponentProps<'input'>, 'ref' | 'accept' | 'multiple' | 'aria-label'> {
  choose: (files: File[]) => void;
}

/** Hidden file input that a button opens. */
export function FileInput({ choose, ...props }: Props) {
  return (
    <input
      {...props}
      type="file"
      hidden
      onChange={({ target }) => {
        choose([...(target.files ?? [])]);
        // Allow the same file to be chosen again.
        target.value = '';
      }}
    />
  );
}
