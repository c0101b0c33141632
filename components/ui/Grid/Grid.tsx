import { Children, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { columnSpans, type ColumnSpans } from './column-spans';
import styles from './Grid.module.css';

/** Maximum number of cards for which a full last row matters. Longer lists are for scanning and should be compact. */
const FEW = 9;

interface EvenColumnsProps {
  className: string;
  style: CSSProperties & Record<'--columns', number>;
}

/**
 * Returns the class and style of a grid with `columns` equal columns, or fewer if those would be narrower than
 * `--least`. The styles of `className` must set `--least` and `--gap`.
 */
export const evenColumnsProps = (columns: number, className?: string): EvenColumnsProps => ({
  className: classNames(styles.even, className),
  style: { '--columns': Math.max(1, columns) },
});

/**
 * Returns the maximum number of columns of a card grid: four for many cards, three or four for few cards, whichever
 * fills the last row better.
 */
function cardColumns(cards: ReactNode): number {
  const count = Children.toArray(cards).length;
  const lastRow = (columns: number): number => (count % columns || columns) / columns;
  return Math.min(count, count <= FEW && lastRow(3) > lastRow(4) ? 3 : 4);
}

/** A grid of cells with equal widths, as many per row as fit. */
export function Tiles({
  size = 'tiles',
  row,
  className,
  children,
}: {
  size?: 'tiles' | 'cards';
  /** Lays the cells out in one horizontally scrolling row on phones. */
  row?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const classes = classNames(styles.grid, styles[size], row && styles.row, className);
  return (
    <ul {...(size === 'cards' ? evenColumnsProps(cardColumns(children), classes) : { className: classes })}>
      {children}
    </ul>
  );
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.grid, styles.columns)}>{children}</div>;
}

/** A cell of the twelve-column grid, with a width per screen size. `bleed` makes it as wide as the screen. */
export function Column({
  bleed = false,
  children,
  ...spans
}: ColumnSpans & { bleed?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.column, bleed && styles.bleed)} style={columnSpans(spans)}>
      {children}
    </div>
  );
}
