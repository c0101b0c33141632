import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { Crumb } from '@/components/layout/Breadcrumbs/trail';
import { Section } from '@/components/ui/Container/Container';
import { evenColumnsProps } from '@/components/ui/Grid/Grid';
import { present } from '@/lib/content/present';
import type { RecommenderSitemapFragment } from '@/graphql/generated/operations';
import { AssistantText } from './AssistantText';
import { AssistantLink } from './Buttons';
import { StepHeading } from './StepHeading/StepHeading';
import styles from './TextView.module.css';

export function SitemapView({ sitemap, trail }: { sitemap: RecommenderSitemapFragment; trail: Crumb[] }) {
  const sections = present(sitemap.sectionsCollection?.items);
  return (
    <Section>
      <div className={styles.crumbs}>
        <Breadcrumbs trail={trail} />
      </div>
      <StepHeading title={sitemap.title ?? ''}>
        <AssistantText text={sitemap.content} />
      </StepHeading>
      <div {...evenColumnsProps(sections.length, styles.sections)}>
        {sections.map((section) => (
          <section key={section.sys.id}>
            <h2 className={styles.sectionTitle}>{section.title}</h2>
            <ul className={styles.list}>
              {present(section.itemsCollection?.items).map((item) => (
                <li key={item.sys.id}>
                  <AssistantLink link={item.link} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
