import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { pictureSource } from '@/components/blocks/picture-source';
import { Section } from '@/components/ui/Container/Container';
import { Tiles } from '@/components/ui/Grid/Grid';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { pageHref } from '@/lib/content/routing/links';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import styles from './AllBrandsPage.module.css';

export function AllBrandsPage({ page, loaded, context }: PageProps<'AllBrandsPage'>) {
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      <Section label="Brands">
        <Tiles size="cards">
          {present(page.brandsCollection?.items).map((brand) => {
            const logo = pictureSource(brand.logo);
            const picture = pictureSource(brand.cardImage);
            if (!brand.page?.slug) return null;
            return (
              <li key={brand.sys.id} className={styles.brand}>
                {picture ? (
                  <div className={styles.picture}>
                    <Picture source={picture} alt="" surface="card" quality={75} />
                  </div>
                ) : null}
                <div className={styles.words}>
                  {logo ? (
                    <div className={styles.logo}>
                      <Picture source={logo} alt="" surface="logo" />
                    </div>
                  ) : null}
                  <h2 className={styles.name}>
                    <SmartLink href={pageHref(brand.page.slug)}>{brand.name}</SmartLink>
                  </h2>
                  <p>{brand.tagline}</p>
                </div>
              </li>
            );
          })}
        </Tiles>
      </Section>
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
