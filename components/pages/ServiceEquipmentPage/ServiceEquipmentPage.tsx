import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { CardSection } from '../CardSection';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';

export function ServiceEquipmentPage({ page, loaded, context }: PageProps<'ServiceEquipmentPage'>) {
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      <CardSection title="Equipment" cards={page.equipmentCollection?.items} />
      <CardSection title="Services" cards={page.servicesCollection?.items} tone="tinted" />
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
