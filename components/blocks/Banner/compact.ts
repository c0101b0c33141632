/** Whether a banner has the `compact` style, which lowers its minimum height. */
export const isCompact = ({ styles }: { styles?: string | null }): boolean =>
  (styles ?? '').split(' ').includes('compact');
