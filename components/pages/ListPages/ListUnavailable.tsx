import { Section } from '@/components/ui/Container/Container';
import { Unavailable } from '@/components/ui/Unavailable/Unavailable';
import type { ShownLists } from '@/lib/content/shown';

/** What stands where a part of a list should, when the content service does not answer. */
export function ListUnavailable({ shown }: { shown: ShownLists }) {
  return shown.unavailable ? (
    <Section>
      <Unavailable />
    </Section>
  ) : null;
}
