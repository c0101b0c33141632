/** Whether a banner is as low as its text allows. */
export const isCompact = ({ styles }: { styles?: string | null }): boolean =>
  (styles ?? '').split(' ').includes('compact');
