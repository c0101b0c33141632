import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { pictureSource } from '@/components/blocks/picture-source';
import { Section } from '@/components/ui/Container/Container';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { toHref, isExternalUrl } from '@cleanpro/content-values/paths/links';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import styles from './CountrySelectorPage.module.css';

export function CountrySelectorPage({ page, loaded, context }: PageProps<'CountrySelector'>) {
  return (
    <>
      <PageTop banner={page.banner} title={page.title} context={context} />
      <Section label="Countries">
        <ul className={styles.countries}>
          {present(page.countriesCollection?.items).map((country) => {
            const href = toHref(country.countryWebsite);
            const source = pictureSource(country.flag);
            if (!href || !country.countryName) return null;
            const here = !isExternalUrl(href);
            return (
              <li key={country.sys.id}>
                {source ? <Picture source={source} alt="" surface="thumb" /> : null}
                <span>
                  <SmartLink href={href} hrefLang={country.language?.code ?? undefined} aria-current={here}>
                    {country.countryName}
                  </SmartLink>
                  {country.language?.name ? (
                    <span className={styles.language} lang={country.language.code ?? undefined}>
                      {country.language.name}
                    </span>
                  ) : null}
                  {here ? <strong className={styles.here}>You are here</strong> : null}
                </span>
              </li>
            );
          })}
        </ul>
      </Section>
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
