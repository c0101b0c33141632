import type { Block } from '@/lib/content/blocks/load-blocks';
import type { FormsOnPage } from '@/lib/forms/on-page';

/** What blocks need to know of the page around them. */
export interface BlockContext {
  preview: boolean;
  /** What rich texts of the page embed, by entry id. */
  embedded: Record<string, Block>;
  /** What the page's forms need to know of the visit. */
  visit?: FormsOnPage;
}
