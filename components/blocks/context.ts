import type { ReactNode } from 'react';
import type { Block } from '@/lib/content/blocks/load-blocks';
import type { FormsOnPage } from '@/lib/forms/on-page';
import type { ArticleFigures } from '@/lib/recommendations/figures';
import type { Ratings } from '@/lib/reviews/ratings';

/** The page around a block. */
export interface BlockContext {
  preview: boolean;
  /** The blocks embedded in the page's rich texts, by entry id. */
  embedded: Record<string, Block>;
  /** The ratings of all products on the page: one request, whatever its blocks are. */
  ratings: Ratings;
  figures: ArticleFigures;
  /** Renders an embedded block. Passed in, since rich text cannot import the blocks that contain it (createBlockContext). */
  renderEmbedded?: (block: Block) => ReactNode;
  /** The state of the page's forms in this request. */
  visit?: FormsOnPage;
}

/** For texts outside of content pages. */
export const EMPTY_BLOCK_CONTEXT: BlockContext = {
  preview: false,
  embedded: {},
  ratings: {},
  figures: { likes: {}, views: {} },
};
