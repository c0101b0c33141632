import 'server-only';
import { present } from '../present';
import { fetchBlocks, isSupported, type BlockRef, type LeafBlock } from './fetch-blocks';

export type { BlockRef, LeafBlock };

export interface SectionBlock {
  __typename: 'SectionContainer';
  sys: { id: string };
  title: string | null;
  introduction: string | null;
  anchor: string | null;
  styles: string | null;
  reveal: string | null;
  revealRepeat: boolean | null;
  contents: Block[];
}

/** A block without a component. Visitors see nothing, preview shows a notice. */
interface UnknownBlock {
  __typename: 'Unknown';
  sys: { id: string };
  type: string;
}

export type Block = LeafBlock | SectionBlock | UnknownBlock;

export interface SectionRef extends BlockRef {
  title?: string | null;
  introduction?: string | null;
  anchor?: string | null;
  styles?: string | null;
  reveal?: string | null;
  revealRepeat?: boolean | null;
  contentsCollection?: { items: (BlockRef | null)[] } | null;
}

/** Returns the rich text fields of a block that may embed other blocks. */
function richTextEntries(block: LeafBlock) {
  switch (block.__typename) {
    case 'ContentTypeRichText':
      return [block];
    case 'LinkContainer':
      return present(block.linksCollection?.items).filter(
        (item) => item.__typename === 'ContentTypeRichText',
      );
    case 'Banner':
    case 'VideoBanner':
      return present(block.contentCollection?.items).filter(
        (item) => item.__typename === 'ContentTypeRichText',
      );
    default:
      return [];
  }
}

const getEmbeds = (blocks: readonly LeafBlock[]): BlockRef[] =>
  blocks.flatMap((block) => richTextEntries(block).flatMap(({ body }) => present(body?.links.entries.block)));

export interface Blocks {
  sections: Block[];
  /** Blocks embedded in the page's rich text fields, by entry id. */
  embedded: Record<string, Block>;
  tags: string[];
}

/**
 * Loads the blocks of a page: its sections, the blocks inside them, and blocks embedded in rich text, one level deep.
 * Unpublished blocks are omitted.
 * @throws ContentUnavailableError
 */
export async function loadBlocks(
  sections: readonly (SectionRef | null)[],
  embeds: readonly (BlockRef | null)[],
  preview: boolean,
): Promise<Blocks> {
  const topLevel = present(sections);
  const nested = topLevel.flatMap((section) => present(section.contentsCollection?.items));
  const pageEmbeds = present(embeds);
  const refs = [...topLevel, ...nested, ...pageEmbeds].filter((ref) => ref.__typename !== 'SectionContainer');
  const first = await fetchBlocks(refs, preview);
  const byId = new Map(first.blocks.map((block): [string, LeafBlock] => [block.sys.id, block]));
  const richTextEmbeds = getEmbeds(first.blocks).filter((ref) => !byId.has(ref.sys.id));
  const second = await fetchBlocks(richTextEmbeds, preview);
  for (const block of second.blocks) byId.set(block.sys.id, block);

  const resolve = (ref: BlockRef): Block[] => {
    const block = byId.get(ref.sys.id);
    if (block) return [block];
    return isSupported(ref) ? [] : [{ __typename: 'Unknown', sys: ref.sys, type: ref.__typename }];
  };
  const embedded: Record<string, Block> = {};
  for (const ref of [...pageEmbeds, ...richTextEmbeds, ...getEmbeds(second.blocks)]) {
    const [block] = resolve(ref);
    if (block) embedded[ref.sys.id] = block;
  }
  return {
    sections: topLevel.flatMap((ref): Block[] =>
      ref.__typename === 'SectionContainer'
        ? [
            {
              __typename: 'SectionContainer',
              sys: ref.sys,
              title: ref.title ?? null,
              introduction: ref.introduction ?? null,
              anchor: ref.anchor ?? null,
              styles: ref.styles ?? null,
              reveal: ref.reveal ?? null,
              revealRepeat: ref.revealRepeat ?? null,
              contents: present(ref.contentsCollection?.items).flatMap(resolve),
            },
          ]
        : resolve(ref),
    ),
    embedded,
    tags: [...first.tags, ...second.tags],
  };
}
