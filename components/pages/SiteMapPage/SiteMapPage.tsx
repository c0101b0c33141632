import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { pageHref } from '@/lib/content/links';
import type { SiteIndexEntry } from '@/lib/content/site-index';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import styles from './SiteMapPage.module.css';

const GROUPS: { title: string; has: (entry: SiteIndexEntry) => boolean }[] = [
  {
    title: 'Brands and systems',
    has: ({ slug, type }) => type !== 'ProductsPage' && (slug === 'brands' || slug.startsWith('brands/')),
  },
  { title: 'Cleaning solutions', has: ({ type }) => type === 'ProductListPage' },
  {
    title: 'Industries',
    has: ({ type }) =>
      [
        'IndustryPage',
        'RestaurantPage',
        'LargeChainPage',
        'JanitorialCleaningPage',
        'IndependentCommonPage',
      ].includes(type),
  },
  { title: 'Cleaning procedures', has: ({ type }) => type === 'JobsToBeDone' },
  {
    title: 'Safety data sheets and training',
    has: ({ type }) => ['SdsLanding', 'SafetyDataSheetPage', 'GhsTraining'].includes(type),
  },
  { title: 'Questions and answers', has: ({ type }) => type === 'FaqPage' },
  { title: 'Articles', has: ({ type }) => type === 'ArticleDetailPages' },
  { title: 'Products', has: ({ type }) => type === 'ProductsPage' },
];

/** Every page of the site, by kind. */
export function SiteMapPage({ page, loaded, context }: PageProps<'SiteMap'>) {
  const entries = loaded.lists.sitemap.filter(({ listed }) => listed);
  const groupOf = (entry: SiteIndexEntry): string =>
    GROUPS.find(({ has }) => has(entry))?.title ?? 'CleanPro';
  const titles = ['CleanPro', ...GROUPS.map(({ title }) => title)];
  return (
    <>
      <PageTop banner={null} title={page.title} introduction={page.introduction} context={context} />
      {titles.map((title) => {
        const group = entries
          .filter((entry) => groupOf(entry) === title)
          .sort((a, b) => a.title.localeCompare(b.title, 'en'));
        return group.length > 0 ? (
          <Section key={title}>
            <SectionHeading title={title} />
            <ul className={styles.list}>
              {group.map((entry) => (
                <li key={entry.slug}>
                  <SmartLink href={pageHref(entry.slug)}>{entry.title}</SmartLink>
                </li>
              ))}
            </ul>
          </Section>
        ) : null;
      })}
      <BlockList blocks={loaded.blocks.sections} context={context} />
    </>
  );
}
