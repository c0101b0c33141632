'use client';

import { useRef, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './Carousel.module.css';

/** Items side by side that scroll by hand, by keyboard and by two arrows; without script they scroll all the same. */
export function CarouselTrack({
  label,
  look,
  children,
}: {
  label: string;
  look: 'tiles' | 'cards' | 'logos' | 'full' | 'stacked';
  children: ReactNode;
}) {
  const track = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1): void => {
    const node = track.current;
    node?.scrollBy({
      left: direction * node.clientWidth * 0.85,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  };
  return (
    <div className={styles.carousel} role="group" aria-roledescription="carousel" aria-label={label}>
      <div className={styles.arrows} data-noprint>
        <button type="button" aria-label={`Previous: ${label}`} onClick={() => move(-1)}>
          <Icon name="chevron-left" />
        </button>
        <button type="button" aria-label={`Next: ${label}`} onClick={() => move(1)}>
          <Icon name="chevron-right" />
        </button>
      </div>
      {/* A list that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={track} className={`${styles.track} ${styles[look]}`} tabIndex={0} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
