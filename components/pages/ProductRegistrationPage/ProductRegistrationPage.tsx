import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { Form } from '@/components/blocks/Form/Form';
import { Section } from '@/components/ui/Container/Container';
import { PageTop } from '../PageTop/PageTop';
import type { PageProps } from '../page-props';

export function ProductRegistrationPage({ page, loaded, context }: PageProps<'ProductRegistrationForm'>) {
  return (
    <>
      <PageTop banner={page.banner} title={page.title} context={context} />
      {page.form && context.visit ? (
        <Section>
          <Form block={page.form} visit={context.visit} />
        </Section>
      ) : null}
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
