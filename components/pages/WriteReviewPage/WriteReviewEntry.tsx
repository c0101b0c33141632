import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Section } from '@/components/ui/Container/Container';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { PageTop } from '../PageTop/PageTop';
import type { PageProps } from '../page-props';

/** Link to the review form, for entries whose slug differs from the form's (app/en-us/write-review). */
export function WriteReviewEntry({ page, loaded, context }: PageProps<'WriteReview'>) {
  return (
    <>
      <PageTop
        banner={page.banner}
        title={page.title}
        introduction={page.form?.introduction}
        context={context}
      />
      <Section narrow>
        <ButtonLink href={`${ROOT}/write-review`}>Write a review</ButtonLink>
      </Section>
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
