import type { ReactNode } from 'react';
import type { Block } from '@/lib/content/blocks/load-blocks';
import type { FormsOnPage } from '@/lib/forms/forms-on-page';
import type { ArticleFigures } from '@/lib/recommendations/figures';
import type { Ratings } from '@/lib/reviews/ratings';

export interface BlockContext {
  preview: boolean;
  /** Blocks embedded in the page's rich text fields, by entry id. */
  embedded: Record<string, Block>;
  /** Ratings of all products on the page, loaded in one request. */
  ratings: Ratings;
  figures: ArticleFigures;
  /**
   * Renders an embedded block. Passed in by `createBlockContext`, because importing BlockView from rich text would be
   * an import cycle.
   */
  renderEmbedded?: (block: Block) => ReactNode;
  visit?: FormsOnPage;
}

/** Context for rich text outside of content pages. */
export const EMPTY_BLOCK_CONTEXT: BlockContext = {
  preview: false,
  embedded: {},
  ratings: {},
  figures: { likes: {}, views: {} },
};
