import type { HowTo, WithContext } from 'schema-dts';
import type { PageNamed } from '@/lib/content/pages/page-documents';
import { present } from '@/lib/content/present';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { isoDuration, timeOf } from '@cleanpro/product-safety/jobs/job-time';
import { jobOf } from './job';
import { suppliesOf } from './supplies';

/** Returns a job's JSON-LD, or null without a title, slug or steps. */
export function howToData(page: PageNamed<'JobsToBeDone'>, siteUrl: string): WithContext<HowTo> | null {
  const steps = (page.stepsCollection?.items ?? []).filter((step) => step !== null);
  if (!page.title || !page.slug || steps.length === 0) return null;
  const time = timeOf(jobOf(page));
  const url = `${siteUrl}${pageHref(page.slug)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: page.title,
    description: page.introduction ?? undefined,
    totalTime: time ? isoDuration(time) : undefined,
    step: steps.map((step, index) => ({
      '@type': 'HowToStep' as const,
      position: index + 1,
      name: step.title ?? undefined,
      text: step.text ?? step.title ?? undefined,
      url: `${url}#step-${index + 1}`,
    })),
    supply: suppliesOf(present(page.productsCollection?.items)).map(({ name, doses }) => ({
      '@type': 'HowToSupply' as const,
      name,
      requiredQuantity: doses.length > 0 ? doses.join('; ') : undefined,
    })),
  };
}
