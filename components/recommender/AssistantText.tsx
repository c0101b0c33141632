import type { RecommenderTextFragment } from '@/graphql/generated/operations';
import { RichTextBody } from '@/components/blocks/RichText/RichTextBody';
import { Prose } from '@/components/ui/Prose/Prose';

const NOTHING_EMBEDDED = { preview: false, embedded: {} };

/** Formatted text of the assistant, which embeds no blocks. */
export function AssistantText({ text }: { text: RecommenderTextFragment | null | undefined }) {
  return text?.body ? (
    <Prose>
      <RichTextBody body={text.body} context={NOTHING_EMBEDDED} />
    </Prose>
  ) : null;
}
