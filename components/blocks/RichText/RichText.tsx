import type { RichTextFragment } from '@/graphql/generated/operations';
import { Prose, type ProseStyle } from '@/components/ui/Prose/Prose';
import type { BlockContext } from '../context';
import { RichTextBody } from './RichTextBody';

const LOOKS: readonly string[] = ['default', 'lead', 'narrow', 'columns', 'legal'] satisfies ProseStyle[];
const isLook = (value: string | null): value is ProseStyle => value !== null && LOOKS.includes(value);

export function RichText({ block, context }: { block: RichTextFragment; context: BlockContext }) {
  return (
    <Prose look={isLook(block.styles) ? block.styles : 'default'}>
      <RichTextBody body={block.body} context={context} />
    </Prose>
  );
}
