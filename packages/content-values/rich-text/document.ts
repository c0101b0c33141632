/** Parsed rich text: only what a page can display, nested as HTML allows. */

export type Mark = 'bold' | 'italic' | 'underline' | 'code' | 'superscript' | 'subscript' | 'strikethrough';

/** Line breaks are `\n`. */
export interface Text {
  type: 'text';
  value: string;
  marks: readonly Mark[];
}

export type LinkTarget =
  { kind: 'address'; uri: string } | { kind: 'entry'; id: string } | { kind: 'asset'; id: string };

interface TextLink {
  type: 'link';
  target: LinkTarget;
  content: Text[];
}

export interface InlineEntry {
  type: 'inline-entry';
  id: string;
}

export type Inline = Text | TextLink | InlineEntry;

export interface Cell {
  /** Whether a header cell labels its column or its row; undefined for a data cell. */
  header: 'column' | 'row' | undefined;
  content: Block[];
}

export type Block =
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'heading'; level: number; content: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: Block[][] }
  | { type: 'quote'; content: Block[] }
  | { type: 'table'; rows: Cell[][] }
  | { type: 'rule' }
  | { type: 'embedded-entry'; id: string }
  | { type: 'embedded-asset'; id: string };

/** A problem of a node, such as `{ path: ['content', 0], what: 'is null' }`. */
export interface NodeProblem {
  /** Keys and indexes that lead to the node within the document. */
  path: readonly (string | number)[];
  what: string;
}

export interface RichText {
  blocks: Block[];
  /** Nodes that violate Contentful's rich text format. */
  malformed: NodeProblem[];
  /** Valid nodes that this site displays only as text. */
  textOnly: NodeProblem[];
}
