import type { BlockContext } from '../context';
import { BlockView } from './BlockView';

/** Creates the context of a page's blocks, with a renderer for the blocks that rich texts embed. */
export function createBlockContext(page: Omit<BlockContext, 'renderEmbedded'>): BlockContext {
  const context: BlockContext = {
    ...page,
    renderEmbedded: (block) => <BlockView block={block} context={context} inline />,
  };
  return context;
}
