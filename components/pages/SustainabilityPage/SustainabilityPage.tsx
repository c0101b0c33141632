import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { Questions } from '@/components/blocks/Questions/Questions';
import { RichTextBody } from '@/components/blocks/RichText/RichTextBody';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { Prose } from '@/components/ui/Prose/Prose';
import { present } from '@/lib/content/present';
import { CardSection } from '../CardSection';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';

export function SustainabilityPage({ page, loaded, context }: PageProps<'SustainabilityPage'>) {
  const questions = present(page.faqCollection?.items);
  return (
    <>
      <PageTop banner={page.banner} title={page.title} context={context} />
      {page.pageContent ? (
        <Section narrow>
          <Prose look="lead">
            <RichTextBody body={page.pageContent} context={context} />
          </Prose>
        </Section>
      ) : null}
      <CardSection title="What we do" cards={page.infoCollection?.items} tone="tinted" />
      <BlockList blocks={loaded.blocks.sections} context={context} />
      {questions.length > 0 ? (
        <Section narrow>
          <SectionHeading title="Questions and answers" />
          <Questions questions={questions} context={context} />
        </Section>
      ) : null}
    </>
  );
}
