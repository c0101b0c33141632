import type { Block, Inline } from './document.ts';

/** Returns the inline content of each paragraph and heading, in document order. */
export const inlineContents = (blocks: readonly Block[]): Inline[][] =>
  blocks.flatMap((block) => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return [block.content];
      case 'list':
        return block.items.flatMap(inlineContents);
      case 'quote':
        return inlineContents(block.content);
      case 'table':
        return block.rows.flatMap((row) => row.flatMap(({ content }) => inlineContents(content)));
      default:
        return [];
    }
  });

type EntryText = (id: string) => string;

function inlineText(inline: Inline, entryText: EntryText): string {
  switch (inline.type) {
    case 'text':
      return inline.value;
    case 'link':
      return inline.content.map(({ value }) => value).join('');
    case 'inline-entry':
      return entryText(inline.id);
  }
}

/**
 * Returns the text of each paragraph and heading as a single line. Empty ones are left out.
 * @param entryText returns the text of an inline entry
 */
export const plainTextBlocks = (blocks: readonly Block[], entryText: EntryText = () => ''): string[] =>
  inlineContents(blocks)
    .map((content) => content.map((inline) => inlineText(inline, entryText)).join(''))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');

/**
 * Returns the text of a document as a single line.
 * @param entryText returns the text of an inline entry
 */
export const plainText = (blocks: readonly Block[], entryText?: EntryText): string =>
  plainTextBlocks(blocks, entryText).join(' ');
