import type { RecommenderTextFragment } from '@/graphql/generated/operations';
import { EMPTY_BLOCK_CONTEXT } from '@/components/blocks/context';
import { RichTextBody } from '@/components/blocks/RichText/RichTextBody';
import { Prose } from '@/components/ui/Prose/Prose';
import { isPreview } from '@/lib/content/preview/draft-mode';

/** Rich text of the assistant, which never embeds blocks. */
export async function AssistantText({ text }: { text: RecommenderTextFragment | null | undefined }) {
  return text?.body ? (
    <Prose>
      <RichTextBody body={text.body} context={{ ...EMPTY_BLOCK_CONTEXT, preview: await isPreview() }} />
    </Prose>
  ) : null;
}
