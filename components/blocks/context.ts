import type { ReactNode } from 'react';
import type { Block } from '@/lib/content/blocks/load-blocks';
import type { FormsOnPage } from '@/lib/forms/on-page';

/** The page around a block. */
export interface BlockContext {
  preview: boolean;
  /** The blocks embedded in the page's rich texts, by entry id. */
  embedded: Record<string, Block>;
  /** Renders an embedded block. Passed in, since rich text cannot import the blocks that contain it (createBlockContext). */
  renderEmbedded?: (block: Block) => ReactNode;
  /** The state of the page's forms in this request. */
  visit?: FormsOnPage;
}
