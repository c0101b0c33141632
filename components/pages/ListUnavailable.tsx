import { Section } from '@/components/ui/Container/Container';
import { Unavailable } from '@/components/ui/Unavailable/Unavailable';
import type { PageLists } from '@/lib/content/pages/page-lists';

/** Replaces a list that is neither cached nor available from the content service. */
export function ListUnavailable({ lists }: { lists: PageLists }) {
  return lists.unavailable ? (
    <Section>
      <Unavailable />
    </Section>
  ) : null;
}
