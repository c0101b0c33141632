import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './Heading.module.css';

export const HEADING_SIZES = ['3xl', '2xl', 'xl', 'l', 'm'] as const;
type Size = (typeof HEADING_SIZES)[number];
type Level = 1 | 2 | 3 | 4;

const SIZE_OF: Record<Level, Size> = { 1: '3xl', 2: '2xl', 3: 'xl', 4: 'l' };

/** A heading whose size is independent of its level in the document's outline. */
export function Heading({
  level,
  size = SIZE_OF[level],
  className,
  children,
  ...rest
}: { level: Level; size?: Size } & ComponentProps<'h2'>) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={classNames(styles[`size-${size}`], className)} {...rest}>
      {children}
    </Tag>
  );
}
