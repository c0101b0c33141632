import { Children, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Grid.module.css';

/** More cards than these are a list to look through: the more of it is seen at once the better. */
const FEW = 9;

/**
 * How many cards stand beside each other where a page is widest: four of many; of few three or four, whichever leaves
 * the fuller last row.
 */
function cardColumns(cards: ReactNode): CSSProperties & Record<'--columns', number> {
  const count = Math.max(1, Children.toArray(cards).length);
  const lastRow = (columns: number): number => (count % columns || columns) / columns;
  return { '--columns': Math.min(count, count <= FEW && lastRow(3) > lastRow(4) ? 3 : 4) };
}

/** Cells of equal width, as many beside each other as fit. */
export function Tiles({
  size = 'tiles',
  className,
  children,
}: {
  size?: 'tiles' | 'cards';
  className?: string;
  children: ReactNode;
}) {
  return (
    <ul
      className={classNames(styles.grid, styles[size], className)}
      style={size === 'cards' ? cardColumns(children) : undefined}
    >
      {children}
    </ul>
  );
}

/** Twelve columns. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.grid, styles.columns)}>{children}</div>;
}

/** A cell of twelve columns, with its width at each screen size, or from edge to edge of the screen. */
export function Column({
  smartphone = 12,
  tablet = 12,
  desktop = 12,
  bleed = false,
  children,
}: {
  smartphone?: number;
  tablet?: number;
  desktop?: number;
  bleed?: boolean;
  children: ReactNode;
}) {
  const widths: CSSProperties & Record<`--${string}`, number> = {
    '--small': smartphone,
    '--tablet': tablet,
    '--large': desktop,
  };
  return (
    <div className={classNames(styles.column, bleed && styles.bleed)} style={widths}>
      {children}
    </div>
  );
}
