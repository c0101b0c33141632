/** Intermediate form of parsed nodes: a flat list of text pieces and blocks, from which the final blocks are built. */
import type { Block, Inline, InlineEntry, LinkTarget, Mark, Text } from './document.ts';

/** Text, and the link that contains it. */
export type LinkedText = Text & { link?: LinkTarget | undefined };

export type Piece = LinkedText | InlineEntry | Block;
type InlinePiece = LinkedText | InlineEntry;

const isInline = (piece: Piece): piece is InlinePiece =>
  piece.type === 'text' || piece.type === 'inline-entry';

/** Merges adjacent text pieces with the same link into one link. */
function withLinks(pieces: readonly InlinePiece[]): Inline[] {
  const content: Inline[] = [];
  let open: LinkTarget | undefined;
  for (const piece of pieces) {
    const last = content.at(-1);
    if (piece.type === 'inline-entry') content.push(piece);
    else {
      const { link, ...text } = piece;
      if (link && link === open && last?.type === 'link') last.content.push(text);
      else content.push(link ? { type: 'link', target: link, content: [text] } : text);
      open = link;
    }
  }
  return content;
}

/** Wraps each run of inline pieces between blocks in a block. */
export function wrapRuns(pieces: readonly Piece[], wrap: (content: Inline[]) => Block): Block[] {
  const blocks: Block[] = [];
  let run: InlinePiece[] = [];
  const endRun = (): void => {
    if (run.length > 0) blocks.push(wrap(withLinks(run)));
    run = [];
  };
  for (const piece of pieces) {
    if (isInline(piece)) run.push(piece);
    else {
      endRun();
      blocks.push(piece);
    }
  }
  endRun();
  return blocks;
}

/** Creates a paragraph block. */
export const paragraph = (content: Inline[]): Block => ({ type: 'paragraph', content });

/** Converts pieces to blocks, with a paragraph for each run of inline pieces. */
export const blocksOf = (pieces: readonly Piece[]): Block[] => wrapRuns(pieces, paragraph);

/** Removes characters that HTML does not allow in text, and converts all line breaks to `\n`. */
const cleanText = (value: string): string =>
  value
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/[^\P{Cc}\t\n]|\p{Noncharacter_Code_Point}/gu, '')
    .toWellFormed();

/** Converts a string or number to a text piece. */
export const toText = (
  value: string | number,
  link?: LinkTarget,
  marks: readonly Mark[] = [],
): LinkedText => ({
  type: 'text',
  value: cleanText(String(value)),
  marks,
  link,
});
