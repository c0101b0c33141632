'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './Reviews.module.css';

/** How near to the view the reviews are when what makes them answer in place is loaded. */
const NEAR = '600px';

/**
 * Lets the links of reviews change the list in place, and its forms answer in place. The links lead to a page of the
 * same list, and its HTML is what is shown: the server alone knows how reviews look.
 */
export function ReviewsBehaviour({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState<string>();

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const gone = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import('./in-place').then(({ answerInPlace }) => answerInPlace(node, setHtml, gone.signal));
      },
      { rootMargin: NEAR },
    );
    observer.observe(node);
    return () => {
      observer.disconnect();
      gone.abort();
    };
  }, []);

  return (
    <div ref={element} className={styles.reviews} data-reviews="">
      {html === undefined ? (
        children
      ) : (
        // It comes from this site's own page of reviews, where React escaped what visitors wrote.
        <div className={styles.reviews} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </div>
  );
}
