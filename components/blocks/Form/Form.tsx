import type { FormFragment } from '@/graphql/generated/operations';
import { ButtonLink } from '@/components/ui/Button/Button';
import { SectionHeading } from '@/components/ui/Container/Container';
import { ROOT } from '@/lib/content/links';

/** A form's place on a page. Sending forms is not built yet, so it leads to the people who take the request by phone. */
export function Form({ block }: { block: FormFragment }) {
  return (
    <div>
      <SectionHeading title={block.title} introduction={block.introduction} />
      <ButtonLink href={`${ROOT}/contact-us`}>Contact us</ButtonLink>
    </div>
  );
}
