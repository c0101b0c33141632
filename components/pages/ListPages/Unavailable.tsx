import { Section } from '@/components/ui/Container/Container';
import type { ShownLists } from '@/lib/content/shown';

/** What stands where a part of a list should, when the content service does not answer. */
export function Unavailable({ shown }: { shown: ShownLists }) {
  return shown.unavailable ? (
    <Section>
      <p role="alert">Currently service is not available</p>
    </Section>
  ) : null;
}
