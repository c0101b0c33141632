import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { evenColumnsProps } from '@/components/ui/Grid/Grid';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Warnings } from '@/components/ui/Warnings/Warnings';
import { present } from '@/lib/content/present';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { firstAidWithArticles } from '@cleanpro/product-safety/hazards/article-first-aid';
import { articlesIn, exposuresOf } from '@/lib/content/catalogue/exposure';
import {
  EMERGENCY_CALLS,
  emergencyWashItems,
  POISON_CENTER,
} from '@cleanpro/product-safety/hazards/first-aid';
import { inOneLine } from '@cleanpro/product-safety/hazards/one-line';
import { mixingWarnings, namedMixture } from '@cleanpro/product-safety/hazards/mixing-warnings';
import { namedWarnings } from '@cleanpro/product-safety/hazards/summary';
import { gearLines } from '@cleanpro/product-safety/jobs/gear';
import type { Job } from '@cleanpro/product-safety/jobs/job';
import { jobTimeText, timeOf } from '@cleanpro/product-safety/jobs/job-time';
import { hazardsOf, suppliesOf, type ProductOfJob } from './supplies';
import styles from './JobToBeDonePage.module.css';

function Fact({ title, text }: { title: string; text: string | null | undefined }) {
  return text ? (
    <p>
      <strong>{title}:</strong> {text}
    </p>
  ) : null;
}

interface PreparationProps {
  products: readonly ProductOfJob[];
  job: Job;
  frequency: string | null;
}

export function Preparation({ products, job, frequency }: PreparationProps) {
  const supplies = suppliesOf(products);
  const warnings = namedWarnings(
    products.map(({ productName, warnings: texts }) => ({
      name: productName ?? '',
      warnings: present(texts),
    })),
  );
  const hazards = hazardsOf(products);
  const gear = gearLines(job);
  const time = timeOf(job);
  const exposures = exposuresOf(products);
  const firstAid = firstAidWithArticles(exposures, articlesIn(products), products.length);
  return (
    <Section narrow>
      <SectionHeading title="Before you start" />
      <div className={styles.facts}>
        <Fact title="How often" text={frequency} />
        <Fact title="Time" text={time && jobTimeText(time)} />
        <Fact
          title="Have on hand"
          text={inOneLine(emergencyWashItems(exposures.flatMap(({ hazards }) => hazards)))}
        />
      </div>
      <ul {...evenColumnsProps(supplies.length, styles.supplies)} aria-label="Products and doses">
        {supplies.map(({ id, name, slug, doses, contactTime }) => (
          <li key={id}>
            {slug ? <SmartLink href={pageHref(slug)}>{name}</SmartLink> : name}
            {doses.map((dose) => (
              <p key={dose}>{dose}</p>
            ))}
            {contactTime ? <p>Contact time: {contactTime}</p> : null}
          </li>
        ))}
      </ul>
      {hazards.length > 0 ? (
        <div className={styles.facts}>
          <h3>Hazards</h3>
          <ul>
            {hazards.map(({ product, text }) => (
              <li key={`${product} ${text}`}>
                <Fact title={product} text={text} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {gear.length > 0 ? (
        <div className={styles.facts}>
          <h3>What to wear, and when</h3>
          <ul>
            {gear.map(({ label, items }) => (
              <li key={label}>
                <Fact title={label} text={inOneLine(items)} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Warnings warnings={[...warnings, ...mixingWarnings(products.map(namedMixture))]} />
      {firstAid.length > 0 ? (
        <div className={styles.facts}>
          <h3>First aid</h3>
          <ul>
            {firstAid.map(({ route, text }) => (
              <li key={route}>
                <Fact title={route} text={text} />
              </li>
            ))}
            <li>
              <strong>Poison center:</strong> <a href={`tel:${POISON_CENTER}`}>{POISON_CENTER}</a>,{' '}
              {EMERGENCY_CALLS}
            </li>
          </ul>
        </div>
      ) : null}
    </Section>
  );
}
