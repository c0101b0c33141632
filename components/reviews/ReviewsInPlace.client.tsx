'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FeedbackContext } from './ReviewFeedback.client';
import type { Vote } from './own-votes';
import type { ReviewedProduct, ReviewsState } from './in-place';
import styles from './Reviews.module.css';

/** Distance from the viewport at which the code that updates the reviews in place is loaded. */
const NEAR = '600px';

/**
 * Updates the reviews in place: links change the list, and forms display their outcome. The server renders the first
 * list. Until the code is loaded, and without JavaScript, links and forms lead to the product's page of reviews.
 */
export function ReviewsInPlace({
  ownVote,
  children,
  ...product
}: ReviewedProduct & {
  /** Vote that the visitor just sent without JavaScript. */
  ownVote?: { reviewId: string; vote: Vote };
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  const [inPlace, setInPlace] = useState<typeof import('./in-place')>();
  const [state, setState] = useState<ReviewsState>({
    feedback: ownVote ? { [ownVote.reviewId]: { own: { vote: ownVote.vote } } } : {},
  });

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import('./in-place').then((module) => {
          module.restoreVotes(setState);
          setInPlace(module);
        });
      },
      { rootMargin: NEAR },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => inPlace?.rememberVotes(state), [inPlace, state]);

  return (
    <>
      {/* The links and buttons inside work with the keyboard, and their clicks bubble up to this element. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={element}
        className={styles.reviews}
        data-reviews={inPlace ? 'in-place' : ''}
        aria-busy={state.loading ? true : undefined}
        onClick={(event) => inPlace?.followLink(event, product, setState)}
        onSubmit={(event) => inPlace?.sendFeedback(event, setState)}
      >
        <FeedbackContext value={state.feedback}>{state.list ?? children}</FeedbackContext>
      </div>
      {/* Outside of the busy element, because screen readers announce its changes only once it is no longer busy. */}
      {state.loading ? <div className={styles.loading}>{state.loading}</div> : null}
    </>
  );
}
