import { Children, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { columnSpans, type ColumnSpans } from './column-spans';
import styles from './Grid.module.css';

/** More cards than this are a list to scan, which should be as compact as possible. */
const FEW = 9;

interface EvenColumns {
  className: string;
  style: CSSProperties & Record<'--columns', number>;
}

/**
 * The class and style of a grid that shares its width among `columns` columns, or among fewer where they would be narrower
 * than the `--least` of its class. The gap is the `--gap` of its class.
 */
export const evenColumns = (columns: number, className?: string): EvenColumns => ({
  className: classNames(styles.even, className),
  style: { '--columns': Math.max(1, columns) },
});

/** The columns of a card grid at its widest: four for many cards; three or four for few, whichever fills the last row better. */
function cardColumns(cards: ReactNode): number {
  const count = Children.toArray(cards).length;
  const lastRow = (columns: number): number => (count % columns || columns) / columns;
  return Math.min(count, count <= FEW && lastRow(3) > lastRow(4) ? 3 : 4);
}

/** A grid of cells of equal width, as many per row as fit. */
export function Tiles({
  size = 'tiles',
  row,
  className,
  children,
}: {
  size?: 'tiles' | 'cards';
  /** On telephones: one row that scrolls. */
  row?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const classes = classNames(styles.grid, styles[size], row && styles.row, className);
  return (
    <ul {...(size === 'cards' ? evenColumns(cardColumns(children), classes) : { className: classes })}>
      {children}
    </ul>
  );
}

/** A grid of twelve columns. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.grid, styles.columns)}>{children}</div>;
}

/** A cell of the twelve-column grid, with its width per screen size, or the full width of the screen. */
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
