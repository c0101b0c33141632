import type { BlockContext } from '../context';
import { BlockView } from './BlockView';

/** The context of a page's blocks, in which rich texts can embed any block. */
export function createBlockContext(page: Omit<BlockContext, 'renderEmbedded'>): BlockContext {
  const context: BlockContext = {
    ...page,
    renderEmbedded: (block) => <BlockView block={block} context={context} inline />,
  };
  return context;
}
