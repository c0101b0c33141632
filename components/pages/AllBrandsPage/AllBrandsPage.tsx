import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { pictureSource } from '@/components/blocks/picture-source';
import { Section } from '@/components/ui/Container/Container';
import { Tiles } from '@/components/ui/Grid/Grid';
import { present } from '@/lib/content/present';
import { PageCard } from '../PageCard/PageCard';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';

export function AllBrandsPage({ page, loaded, context }: PageProps<'AllBrandsPage'>) {
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      <Section label="Brands">
        <Tiles size="cards">
          {present(page.brandsCollection?.items).map((brand) =>
            brand.page?.slug ? (
              <PageCard
                key={brand.sys.id}
                slug={brand.page.slug}
                title={brand.name}
                text={brand.tagline}
                picture={pictureSource(brand.cardImage)}
                logo={pictureSource(brand.logo)}
              />
            ) : null,
          )}
        </Tiles>
      </Section>
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
