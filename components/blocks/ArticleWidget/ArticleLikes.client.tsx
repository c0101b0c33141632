'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './ArticleWidget.module.css';

interface Props {
  articleId: string;
  /** Path of the article on this site. */
  articleUrl: string;
  minuteReading: number;
  /** Counts from when the page was rendered; refreshed when the widget comes near the viewport. */
  likes: number;
  views: number;
  /** Distance from the viewport, in pixels, at which the counts are loaded (docs/product.md, "Constants"). */
  offset?: number;
}

type Liking = 'liked' | 'disliked';
const API = '/api/recommendations';
const NUMBER = new Intl.NumberFormat('en-US', { notation: 'compact' });

const storageKey = (articleId: string): string => `article-${articleId}`;

/** The visitor's earlier choice, stored in this browser. */
function loadLiking(articleId: string): Liking | null {
  try {
    const stored = localStorage.getItem(storageKey(articleId));
    return stored === 'liked' || stored === 'disliked' ? stored : null;
  } catch {
    return null;
  }
}

function storeLiking(articleId: string, liking: Liking): void {
  try {
    localStorage.setItem(storageKey(articleId), liking);
  } catch {
    // Storage can be blocked; the service has the choice as well.
  }
}

const figure = (answer: unknown, name: 'likes' | 'views'): number | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const value: unknown = Reflect.get(answer, name);
  return typeof value === 'number' ? value : null;
};

const post = (fields: Record<string, string>): Promise<Response> =>
  fetch(API, { method: 'POST', body: new URLSearchParams(fields), headers: { accept: 'application/json' } });

/** The widget on the article's own page: counts a view, and likes the article. Space for the counts is reserved. */
export function ArticleLikes({ articleId, articleUrl, minuteReading, offset = 20, ...made }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [likes, setLikes] = useState(made.likes);
  const [views, setViews] = useState(made.views);
  const [liking, setLiking] = useState<Liking | null>(null);
  const [message, setMessage] = useState('');
  /** A like was counted, so counts requested before it are stale when they arrive. */
  const counted = useRef(false);

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const load = async (): Promise<void> => {
      setLiking(loadLiking(articleId));
      try {
        const [read, viewed] = await Promise.all([
          fetch(`${API}?${new URLSearchParams({ articleId, articleUrl })}`),
          post({ articleUrl, view: 'Article' }),
        ]);
        const answer: unknown = read.ok ? await read.json() : null;
        const seen: unknown = viewed.ok ? await viewed.json() : null;
        if (!counted.current) setLikes((current) => figure(answer, 'likes') ?? current);
        setViews((current) => figure(seen, 'views') ?? figure(answer, 'views') ?? current);
      } catch {
        // The counts are optional; the rendered ones stay.
      }
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: `${offset}px`, threshold: 0 },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [articleId, articleUrl, offset]);

  const like = async (): Promise<void> => {
    const status: Liking = liking === 'liked' ? 'disliked' : 'liked';
    try {
      const response = await post({ articleId, status });
      const answer: unknown = await response.json();
      if (response.status !== 201) return setMessage('That did not work. Please try again later.');
      counted.current = true;
      storeLiking(articleId, status);
      setLiking(status);
      setLikes((current) => figure(answer, 'likes') ?? current);
      setMessage(
        status === 'liked' ? 'Thank you, you like this article.' : 'You no longer like this article.',
      );
    } catch {
      setMessage('That did not work. Please try again later.');
    }
  };

  return (
    <div ref={element} className={styles.widget}>
      <form
        method="post"
        action={API}
        onSubmit={(event) => {
          event.preventDefault();
          void like();
        }}
      >
        <input type="hidden" name="articleId" value={articleId} />
        <input type="hidden" name="status" value="liked" />
        <input type="hidden" name="returnTo" value={articleUrl} />
        <button type="submit" className={styles.like} aria-pressed={liking === 'liked'}>
          <Icon name="thumb-up" />
          Like<span className={styles.figure}>{NUMBER.format(likes)}</span>
        </button>
      </form>
      <span className={styles.item}>
        <Icon name="clock" />
        {minuteReading} min read
      </span>
      <span className={styles.item}>
        <Icon name="eye" />
        <span>
          <span className={styles.figure}>{NUMBER.format(views)}</span> {views === 1 ? 'view' : 'views'}
        </span>
      </span>
      <output className="visually-hidden">{message}</output>
    </div>
  );
}
