/** Parses rich text fields. Keeps all readable text, even if the structure is malformed. */
import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import type { Block, Cell, LinkTarget, Mark, NodeProblem, RichText } from './document.ts';
import { CHILDREN, OTHER_SPACES } from './format.ts';
import { blocksOf, paragraph, toText, wrapRuns, type Piece } from './pieces.ts';

/**
 * Maximum depth of nodes whose structure is kept. All text below this depth is merged into one text node. HTML parsers
 * nest at most 512 elements, and recursive code that reads the parsed document must not overflow the stack.
 */
export const MAX_DEPTH = 64;

const isMark = (type: unknown): type is Mark => Object.values<unknown>(MARKS).includes(type);

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: unknown): unknown => (isNode(value) ? value.nodeType : undefined);

interface Place {
  path: readonly (string | number)[];
  depth: number;
  /** The type of the parent node, if that type restricts its children. */
  parent: string | undefined;
  /** Whether the node is inline, among text and links. */
  isInline: boolean;
  link: LinkTarget | undefined;
}

const isReadable = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Returns the joined text of a node and its descendants at any depth. */
function descendantText(top: unknown): string {
  const texts: string[] = [];
  const rest: unknown[] = [top];
  while (rest.length > 0) {
    const value = rest.pop();
    if (isReadable(value)) texts.push(String(value));
    else if (Array.isArray(value)) for (const child of value.toReversed()) rest.push(child);
    else if (isNode(value)) {
      rest.push(value.content);
      if (isReadable(value.value)) rest.push(value.value);
    }
  }
  return texts.join(' ');
}

class Parser {
  readonly malformed: NodeProblem[] = [];
  readonly textOnly: NodeProblem[] = [];

  #report({ path }: Place, what: string): void {
    this.malformed.push({ path, what });
  }

  /**
   * Returns a node's children with their positions. A `value`, which only text nodes should have, counts as a child.
   */
  #childrenOf({ content, nodeType, value }: Node, place: Place, link = place.link): [unknown, Place][] {
    const type = typeof nodeType === 'string' ? nodeType : '';
    const around: Omit<Place, 'path'> = {
      depth: place.depth + 1,
      parent: CHILDREN.has(type) ? type : undefined,
      isInline: CHILDREN.has(type) ? (CHILDREN.get(type)?.includes('text') ?? false) : place.isInline,
      link,
    };
    const children: [unknown, Place][] = isReadable(value)
      ? [[value, { ...around, path: [...place.path, 'value'] }]]
      : [];
    const path = [...place.path, 'content'];
    if (Array.isArray(content))
      return children.concat(content.map((child, index) => [child, { ...around, path: [...path, index] }]));
    if (CHILDREN.has(type) || (content !== undefined && content !== null))
      this.#report(place, 'has no list of content');
    if (content !== undefined && content !== null) children.push([content, { ...around, path }]);
    return children;
  }

  #piecesIn(node: Node, place: Place, link?: LinkTarget): Piece[] {
    return this.#childrenOf(node, place, link).flatMap(([child, at]) => this.pieces(child, at));
  }

  /** Converts a value of any kind to pieces: text and blocks. */
  pieces(value: unknown, place: Place): Piece[] {
    if (place.depth > MAX_DEPTH) {
      this.textOnly.push({ path: place.path, what: `is nested more than ${MAX_DEPTH} levels deep` });
      return [toText(descendantText(value), place.link)];
    }
    if (isNode(value)) return this.#node(value, place);
    if (Array.isArray(value)) {
      this.#report(place, 'is a list, not a node');
      return value.flatMap((child: unknown, index) =>
        this.pieces(child, { ...place, depth: place.depth + 1, path: [...place.path, index] }),
      );
    }
    this.#report(place, isReadable(value) ? `is a ${typeof value}, not a node` : `is ${String(value)}`);
    return isReadable(value) ? [toText(value, place.link)] : [];
  }

  #node(node: Node, place: Place): Piece[] {
    const { nodeType } = node;
    if (nodeType === 'text') return this.#text(node, place);
    const type = typeof nodeType === 'string' ? nodeType : '';
    const isSupported = CHILDREN.has(type);
    if (type === '') this.#report(place, 'has no type');
    else if (!isSupported) this.#report(place, `has the unknown type “${type}”`);
    else this.#checkNesting(type, place);
    if (isSupported && !isNode(node.data)) this.#report(place, 'has no data');
    if (OTHER_SPACES.includes(type)) {
      this.#target(node, place, 'urn');
      const what = `has the type “${type}”, but the site shows no entries of other spaces`;
      this.textOnly.push({ path: place.path, what });
    }
    return this.#ofType(type, node, place);
  }

  #checkNesting(type: string, { parent, ...place }: Place): void {
    if (parent !== undefined && !CHILDREN.get(parent)?.includes(type))
      this.#report({ parent, ...place }, `is a ${type} in a ${parent}`);
  }

  #text(node: Node, place: Place): Piece[] {
    const marks: unknown[] = Array.isArray(node.marks) ? node.marks : [];
    const types = marks.map((mark) => (isNode(mark) ? mark.type : undefined));
    this.#checkNesting('text', place);
    if (typeof node.value !== 'string') this.#report(place, 'is a text node without a value');
    if (!Array.isArray(node.marks)) this.#report(place, 'is a text node without marks');
    else if (!types.every(isMark)) this.#report(place, 'has an unknown mark');
    if (!isNode(node.data)) this.#report(place, 'has no data');
    if (node.content !== undefined) this.#report(place, 'is a text node with content');
    const supported = [...new Set(types.filter(isMark))];
    return [
      ...(isReadable(node.value) ? [toText(node.value, place.link, supported)] : []),
      ...(node.content === undefined ? [] : this.#piecesIn({ content: node.content }, place)),
    ];
  }

  #ofType(type: string, node: Node, place: Place): Piece[] {
    switch (type) {
      case BLOCKS.PARAGRAPH:
        return wrapRuns(this.#piecesIn(node, place), paragraph);
      case BLOCKS.HEADING_1:
      case BLOCKS.HEADING_2:
      case BLOCKS.HEADING_3:
      case BLOCKS.HEADING_4:
      case BLOCKS.HEADING_5:
      case BLOCKS.HEADING_6: {
        const level = Number(type.at(-1));
        return wrapRuns(this.#piecesIn(node, place), (content) => ({ type: 'heading', level, content }));
      }
      case BLOCKS.OL_LIST:
      case BLOCKS.UL_LIST:
        return [{ type: 'list', isOrdered: type === BLOCKS.OL_LIST, items: this.#items(node, place) }];
      case BLOCKS.QUOTE:
        return [{ type: 'quote', content: blocksOf(this.#piecesIn(node, place)) }];
      case BLOCKS.TABLE:
        return [{ type: 'table', rows: withHeaders(this.#rows(node, place)) }];
      case BLOCKS.HR:
        return [{ type: 'rule' }, ...this.#piecesIn(node, place)];
      case BLOCKS.EMBEDDED_ENTRY:
      case BLOCKS.EMBEDDED_ASSET:
      case INLINES.EMBEDDED_ENTRY:
        return [...this.#embedded(type, node, place), ...this.#piecesIn(node, place)];
      case INLINES.HYPERLINK:
      case INLINES.ENTRY_HYPERLINK:
      case INLINES.ASSET_HYPERLINK:
        return this.#piecesIn(node, place, this.#linkTarget(type, node, place) ?? place.link);
      default: {
        const pieces = this.#piecesIn(node, place);
        return place.isInline ? pieces : blocksOf(pieces);
      }
    }
  }

  /** Returns the ID of a linked entity, or the URN of one in another space. */
  #target({ data }: Node, place: Place, key: 'id' | 'urn' = 'id'): string | undefined {
    const target = isNode(data) ? data.target : undefined;
    const sys = isNode(target) ? target.sys : undefined;
    const value = isNode(sys) ? sys[key] : undefined;
    if (typeof value === 'string') return value;
    this.#report(place, 'has no target');
    return undefined;
  }

  #embedded(
    type: BLOCKS.EMBEDDED_ENTRY | BLOCKS.EMBEDDED_ASSET | INLINES.EMBEDDED_ENTRY,
    node: Node,
    place: Place,
  ): Piece[] {
    const id = this.#target(node, place);
    if (id === undefined) return [];
    if (type === INLINES.EMBEDDED_ENTRY) return [{ type: 'inline-entry', id }];
    return [{ type: type === BLOCKS.EMBEDDED_ENTRY ? 'embedded-entry' : 'embedded-asset', id }];
  }

  #linkTarget(
    type: INLINES.HYPERLINK | INLINES.ENTRY_HYPERLINK | INLINES.ASSET_HYPERLINK,
    node: Node,
    place: Place,
  ): LinkTarget | undefined {
    if (type === INLINES.HYPERLINK) {
      const uri = isNode(node.data) ? node.data.uri : undefined;
      if (typeof uri === 'string') return { kind: 'address', uri };
      this.#report(place, 'has no address');
      return undefined;
    }
    const id = this.#target(node, place);
    return id === undefined ? undefined : { kind: type === INLINES.ENTRY_HYPERLINK ? 'entry' : 'asset', id };
  }

  /**
   * Parses the parts of a node, such as the rows of a table. Wraps any other nodes between them in a part of the same
   * kind.
   */
  #partsOf<Part>(
    node: Node,
    place: Place,
    types: readonly string[],
    parse: (part: Node, at: Place) => Part,
    wrap: (blocks: Block[]) => Part,
  ): Part[] {
    const parts: Part[] = [];
    let others: Piece[] = [];
    const endOthers = (): void => {
      if (others.length > 0) parts.push(wrap(blocksOf(others)));
      others = [];
    };
    for (const [child, at] of this.#childrenOf(node, place)) {
      const type = typeOf(child);
      if (isNode(child) && typeof type === 'string' && types.includes(type) && at.depth <= MAX_DEPTH) {
        endOthers();
        if (!isNode(child.data)) this.#report(at, 'has no data');
        parts.push(parse(child, at));
      } else for (const piece of this.pieces(child, at)) others.push(piece);
    }
    endOthers();
    return parts;
  }

  #items(list: Node, place: Place): Block[][] {
    return this.#partsOf(
      list,
      place,
      [BLOCKS.LIST_ITEM],
      (item, at) => blocksOf(this.#piecesIn(item, at)),
      (blocks) => blocks,
    );
  }

  #rows(table: Node, place: Place): Cell[][] {
    const plain = (content: Block[]): Cell => ({ header: undefined, content });
    return this.#partsOf(
      table,
      place,
      [BLOCKS.TABLE_ROW],
      (row, at) =>
        this.#partsOf(
          row,
          at,
          [BLOCKS.TABLE_CELL, BLOCKS.TABLE_HEADER_CELL],
          (cell, inside): Cell => {
            const content = blocksOf(this.#piecesIn(cell, inside));
            // HTML allows no headings and sections in a header cell.
            const isHeader =
              cell.nodeType === BLOCKS.TABLE_HEADER_CELL && content.every(({ type }) => type === 'paragraph');
            return { header: isHeader ? 'row' : undefined, content };
          },
          plain,
        ),
      (blocks) => [plain(blocks)],
    );
  }
}

/** Marks the leading rows that consist only of headers as column headers. */
function withHeaders(rows: Cell[][]): Cell[][] {
  const body = rows.findIndex((row) => row.some(({ header }) => header === undefined));
  return rows.map((row, index) =>
    body === -1 || index < body ? row.map((cell) => ({ ...cell, header: cell.header && 'column' })) : row,
  );
}

/**
 * Parses a rich text field, and accepts any value. Keeps all readable text, in order, and reports each node that is
 * malformed or displayed as text only. Null is an empty document.
 */
export function parseRichText(json: unknown): RichText {
  if (json === null || json === undefined) return { blocks: [], malformed: [], textOnly: [] };
  const parser = new Parser();
  const place: Place = { path: [], depth: 0, parent: undefined, isInline: false, link: undefined };
  if (typeOf(json) !== BLOCKS.DOCUMENT) parser.malformed.push({ path: [], what: 'is not a document' });
  const blocks = blocksOf(parser.pieces(json, place));
  return { blocks, malformed: parser.malformed, textOnly: parser.textOnly };
}

/** Formats the path of a node: `content[0].content[2]`. */
export const pathText = (path: NodeProblem['path']): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('');
