import { BlockList } from '@/components/blocks/BlockList/BlockList';
import { Markdown } from '@/components/blocks/RichText/Markdown';
import { ProductTiles } from '@/components/blocks/ProductTile/ProductTile';
import { Video } from '@/components/blocks/Video/Video';
import { Section, SectionHeading } from '@/components/ui/Container/Container';
import { Prose } from '@/components/ui/Prose/Prose';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { present } from '@/lib/content/present';
import { toHref } from '@cleanpro/content-values/paths/links';
import { stepTimeText } from '@cleanpro/product-safety/jobs/job-time';
import type { PageProps } from '../page-props';
import { PageTop } from '../PageTop/PageTop';
import { jobOf } from './job';
import { Preparation } from './Preparation';
import styles from './JobToBeDonePage.module.css';

export function JobToBeDonePage({ page, loaded, context }: PageProps<'JobsToBeDone'>) {
  const steps = present(page.stepsCollection?.items);
  const products = present(page.productsCollection?.items);
  const job = jobOf(page);
  const more = toHref(page.category?.link);
  return (
    <>
      <PageTop banner={page.banner} title={page.title} introduction={page.introduction} context={context} />
      {products.length > 0 ? (
        <Preparation
          products={products}
          job={job}
          frequency={page.frequency ?? page.task?.frequency ?? null}
        />
      ) : null}
      {steps.length > 0 ? (
        <Section narrow>
          <SectionHeading title="Step by step" />
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={step.sys.id} id={`step-${index + 1}`}>
                <h3>{step.title}</h3>
                {job.steps[index]?.time ? <p className={styles.time}>{stepTimeText(job, index)}</p> : null}
                {step.text ? (
                  <Prose>
                    <Markdown text={step.text} />
                  </Prose>
                ) : null}
              </li>
            ))}
          </ol>
        </Section>
      ) : null}
      {page.video ? (
        <Section narrow>
          <Video block={page.video} />
        </Section>
      ) : null}
      {products.length > 0 ? (
        <Section tone="tinted">
          <SectionHeading title="Products for this job" />
          <ProductTiles products={products} ratings={context.ratings} />
        </Section>
      ) : null}
      <BlockList blocks={loaded.blocks.sections} context={context} />
      {page.category && more ? (
        <Section narrow>
          <p>
            More for this area: <SmartLink href={more}>{page.category.title}</SmartLink>
          </p>
        </Section>
      ) : null}
    </>
  );
}
