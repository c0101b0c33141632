import type { BlockContext } from '../context';
import { BlockView } from './BlockView';

export function createBlockContext(page: Omit<BlockContext, 'renderEmbedded'>): BlockContext {
  const context: BlockContext = {
    ...page,
    renderEmbedded: (block) => <BlockView block={block} context={context} inline />,
  };
  return context;
}
