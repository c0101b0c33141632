'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { pseudoIcons } from '@/components/ui/Icon/Icon';
import { prefersReducedMotion } from '@/components/ui/reduced-motion';
import { visibleRange, itemsPerPage, positionText, type Extent, type Range } from './position';
import { useAutoplay } from './autoplay.client';
import styles from './Carousel.module.css';

export type Look = 'tiles' | 'cards' | 'logos' | 'full' | 'stacked';

const extentOf = (node: Element): Extent => {
  const { left, right } = node.getBoundingClientRect();
  return { start: left, end: right };
};

/** Returns the horizontal extents of a track's items and of its visible part, in viewport pixels. */
const extentsOf = (track: Element) => [[...track.children].map(extentOf), extentOf(track)] as const;

const rangeOf = (track: Element): Range => visibleRange(...extentsOf(track));

/**
 * A row of items that scrolls by touch, wheel, keyboard and two buttons, with its position as text. Scrolling works
 * without JavaScript. The visitor can pause autoplay, which also pauses while the carousel is hovered or focused.
 */
export function CarouselTrack({
  label,
  look,
  autoplay,
  total,
  children,
}: {
  label: string;
  look: Look;
  autoplay: boolean;
  total: number;
  children: ReactNode;
}) {
  const positionId = useId();
  const group = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [range, setRange] = useState<Range | null>(null);
  /** Whether the visitor has operated the carousel. Announcing its position on load or resize would interrupt them. */
  const [isOperated, setIsOperated] = useState(false);

  const show = (index: number): void => {
    const node = track.current;
    const item = node?.children[Math.max(0, Math.min(index, total - 1))];
    if (!node || !item) return;
    const left = item.getBoundingClientRect().left - node.getBoundingClientRect().left;
    node.scrollBy({
      left: left - parseFloat(getComputedStyle(node).paddingInlineStart),
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  };
  const page = (direction: 1 | -1): void => {
    const node = track.current;
    if (!node) return;
    const extents = extentsOf(node);
    setIsOperated(true);
    show(visibleRange(...extents).first + direction * itemsPerPage(...extents));
  };
  const { isPlaying, toggle } = useAutoplay(autoplay && total > 1, group, () => {
    if (!track.current) return;
    const { first, last } = rangeOf(track.current);
    show(last === total - 1 ? 0 : first + 1);
  });

  useEffect(() => {
    const node = track.current;
    if (!node) return;
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const now = rangeOf(node);
        setRange((before) =>
          before && before.first === now.first && before.last === now.last ? before : now,
        );
      });
    };
    const resized = new ResizeObserver(look);
    resized.observe(node);
    node.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      node.removeEventListener('scroll', look);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    if (event.target !== event.currentTarget) return;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => page(-1),
      ArrowRight: () => page(1),
      Home: () => show(0),
      End: () => show(total - 1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    setIsOperated(true);
    move();
  };

  const whole = range !== null && range.first === 0 && range.last === total - 1;
  return (
    <div
      ref={group}
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      {/* A scrollable list must be focusable (WCAG 2.1.1). */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={track}
        className={`${styles.track} ${styles[look]}`}
        tabIndex={0}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {children}
      </ul>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div className={styles.controls} data-noprint data-needs-script hidden={whole}>
        {autoplay && total > 1 ? (
          <button
            type="button"
            {...pseudoIcons({ before: isPlaying ? 'pause' : 'play' })}
            aria-label={isPlaying ? `Pause: ${label}` : `Play: ${label}`}
            onClick={() => {
              setIsOperated(true);
              toggle();
            }}
          />
        ) : null}
        {/* Do not announce moves by autoplay, which would keep interrupting screen readers. */}
        <p
          id={positionId}
          className={styles.position}
          aria-live={isOperated && !isPlaying ? 'polite' : 'off'}
        >
          <span className="visually-hidden">{`${label}: `}</span>
          <span>{range ? positionText(range, total) : ''}</span>
        </p>
        <button
          type="button"
          aria-label={`Previous: ${label}`}
          aria-disabled={range?.first === 0}
          aria-describedby={positionId}
          onClick={() => page(-1)}
          {...pseudoIcons({ before: 'chevron-left' })}
        />
        <button
          type="button"
          aria-label={`Next: ${label}`}
          aria-disabled={range?.last === total - 1}
          aria-describedby={positionId}
          onClick={() => page(1)}
          {...pseudoIcons({ before: 'chevron-right' })}
        />
      </div>
    </div>
  );
}
