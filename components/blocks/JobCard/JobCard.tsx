import type { JobCardFragment } from '@/graphql/generated/operations';
import { classNames } from '@/components/ui/class-names';
import { Picture } from '@/components/ui/Picture/Picture';
import { SmartLink } from '@/components/ui/SmartLink/SmartLink';
import { Truncate } from '@/components/ui/Truncate/Truncate';
import { pageHref } from '@cleanpro/content-values/paths/links';
import styles from '../ArticleCard/ArticleCard.module.css';
import { pictureSource } from '../picture-source';

/** A card that links to the steps of a cleaning job. */
export function JobCard({ job, as: Card = 'article' }: { job: JobCardFragment; as?: 'article' | 'li' }) {
  if (!job.slug || !job.title) return null;
  const source = pictureSource(job.cardImage);
  return (
    <Card className={classNames('ground-light', styles.card)}>
      {source ? <Picture source={source} alt="" surface="card" className={styles.picture} /> : null}
      <h3 className={styles.title}>
        <SmartLink href={pageHref(job.slug)}>{job.title}</SmartLink>
      </h3>
      {job.introduction ? (
        <p className={styles.text}>
          <Truncate text={job.introduction} mobile={110} desktop={150} />
        </p>
      ) : null}
    </Card>
  );
}
