import { Section } from '@/components/ui/Container/Container';
import { Unavailable } from '@/components/ui/Unavailable/Unavailable';
import type { PageLists } from '@/lib/content/pages/page-lists';

/** What stands where a part of a list should, when the content service does not answer. */
export function ListUnavailable({ shown }: { shown: PageLists }) {
  return shown.unavailable ? (
    <Section>
      <Unavailable />
    </Section>
  ) : null;
}
