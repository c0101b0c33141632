import type { Block, Inline } from './document.ts';

/** The content of each paragraph and heading of a rich text, in order. */
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
 * The texts of the paragraphs and headings of a rich text, each on one line and without empty ones.
 * @param entryText the text of an inline entry
 */
export const blockTexts = (blocks: readonly Block[], entryText: EntryText = () => ''): string[] =>
  inlineContents(blocks)
    .map((content) => content.map((inline) => inlineText(inline, entryText)).join(''))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');

/** A rich text on one line. @param entryText the text of an inline entry */
export const plainText = (blocks: readonly Block[], entryText?: EntryText): string =>
  blockTexts(blocks, entryText).join(' ');
