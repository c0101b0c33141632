import { buttonClass } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { Stars } from '@/components/ui/Stars/Stars';
import type { Review } from '@/lib/reviews/review-data';
import { FeedbackMessage, VoteButton } from './ReviewFeedback.client';
import styles from './Reviews.module.css';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function Day({ value }: { value: string }) {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  return <time dateTime={date.toISOString().slice(0, 10)}>{DATE.format(date)}</time>;
}

const FEEDBACK_URL = '/api/reviews/feedback';

export function ReviewCard({ review, returnTo, level }: { review: Review; returnTo: string; level: 2 | 3 }) {
  const Tag = `h${level}` as const;
  const title = review.title || `${review.rating} out of 5`;
  const counts = { Positive: review.helpful, Negative: review.notHelpful };
  return (
    <article className={styles.card} id={`review-${review.id}`} aria-labelledby={`review-${review.id}-title`}>
      <div className={styles.cardHead}>
        <Stars rating={review.rating} size="s" />
        <Tag className={styles.cardTitle} id={`review-${review.id}-title`}>
          {title}
        </Tag>
        {review.isSample ? <p className={styles.sample}>Sample review</p> : null}
        <p className={styles.meta}>
          <span className={styles.author}>{review.nickname}</span>
          {review.location ? <span>{review.location}</span> : null}
          <Day value={review.submitted} />
        </p>
      </div>
      {review.text ? <p className={styles.text}>{review.text}</p> : null}
      {review.recommends === null && review.secondary.length === 0 ? null : (
        <ul className={styles.facts}>
          {review.recommends === null ? null : (
            <li className={review.recommends ? styles.yes : undefined}>
              <Icon name={review.recommends ? 'check' : 'close'} />
              <span>{review.recommends ? 'Recommends this product' : 'Does not recommend this product'}</span>
            </li>
          )}
          {review.secondary.map(({ name, value }) => (
            <li key={name}>{`${name}: ${value} of 5`}</li>
          ))}
        </ul>
      )}
      {review.syndicatedFrom ? (
        <p className={styles.syndicated}>{`Originally posted on ${review.syndicatedFrom}`}</p>
      ) : null}
      {review.responses.map((response) => (
        <blockquote key={response.text} className={styles.response}>
          <p className={styles.meta}>
            <span className={styles.author}>{`Response from ${response.author}`}</span>
            {response.submitted === null ? null : <Day value={response.submitted} />}
          </p>
          <p>{response.text}</p>
        </blockquote>
      ))}
      {review.comments.map((comment) => (
        <blockquote key={comment.id} className={styles.comment}>
          <p className={styles.meta}>
            <span className={styles.author}>{comment.author}</span>
            <Day value={comment.submitted} />
          </p>
          <p>{comment.text}</p>
        </blockquote>
      ))}
      {/* Votes and the report share one form. The pressed button determines which is sent. */}
      <form
        method="post"
        action={FEEDBACK_URL}
        className={styles.feedback}
        data-noprint=""
        data-reviews-feedback=""
        data-helpful={counts.Positive}
        data-not-helpful={counts.Negative}
      >
        <input type="hidden" name="ContentId" value={review.id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <span className={styles.question}>Was this helpful?</span>
        <VoteButton reviewId={review.id} title={title} vote="Positive" counts={counts} />
        <VoteButton reviewId={review.id} title={title} vote="Negative" counts={counts} />
        <FeedbackMessage reviewId={review.id} kind="voteMessage" className={styles.outcome} />
        <details className={styles.report}>
          <summary aria-label={`Report this review: ${title}`}>Report</summary>
          <label htmlFor={`review-${review.id}-reason`}>What’s the problem?</label>
          <textarea
            id={`review-${review.id}-reason`}
            name="ReasonText"
            rows={3}
            maxLength={500}
            className={styles.reason}
          />
          <button
            type="submit"
            name="Report"
            value="inappropriate"
            aria-label={`Send report: ${title}`}
            className={buttonClass('outline')}
          >
            Send report
          </button>
          <FeedbackMessage reviewId={review.id} kind="reportMessage" className={styles.outcome} />
        </details>
      </form>
    </article>
  );
}
