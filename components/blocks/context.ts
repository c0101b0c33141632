import type { Block } from '@/lib/content/blocks';

/** What blocks need to know of the page around them. */
export interface BlockContext {
  preview: boolean;
  /** What rich texts of the page embed, by entry id. */
  embedded: Record<string, Block>;
}
