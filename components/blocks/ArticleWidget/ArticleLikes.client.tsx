'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { useSlow } from '@/components/ui/Loader/use-slow';
import { countView } from '@/lib/recommendations/count-view';
import { LIKE_ID, LIKE_MESSAGES, type LikeOutcome } from '@/lib/recommendations/like';
import styles from './ArticleWidget.module.css';

interface Props {
  articleId: string;
  articleUrl: string;
  minuteReading: number;
  /** Counts at render time. They are refreshed when the widget comes near the viewport. */
  likes: number;
  views: number;
  /** Outcome of a like that the browser sent as a plain form post, without JavaScript. */
  outcome?: LikeOutcome;
  /** Distance from the viewport at which the counts are loaded, in pixels (docs/product.md, "Constants"). */
  offset?: number;
}

const API = '/api/recommendations';
const NUMBER = new Intl.NumberFormat('en-US', { notation: 'compact' });

const storageKey = (articleId: string): string => `article-${articleId}`;

/** Whether this browser has stored a like; undefined if nothing is stored or storage is blocked. */
function loadLiked(articleId: string): boolean | undefined {
  try {
    const stored = localStorage.getItem(storageKey(articleId));
    return stored === null ? undefined : stored === 'liked';
  } catch {
    return undefined;
  }
}

/** Stores whether the article is liked or disliked (docs/product.md, "States"). */
function storeLiked(articleId: string, isLiked: boolean): void {
  try {
    localStorage.setItem(storageKey(articleId), isLiked ? 'liked' : 'disliked');
  } catch {
    // Storage can be blocked. The recommendation service has recorded the like anyway.
  }
}

const figure = (answer: unknown, name: 'likes' | 'views'): number | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const value: unknown = Reflect.get(answer, name);
  return typeof value === 'number' ? value : null;
};

const post = (fields: Record<string, string>): Promise<Response> =>
  fetch(API, { method: 'POST', body: new URLSearchParams(fields), headers: { accept: 'application/json' } });

/** Like button and counts on an article's page. When they come near the viewport, a view is counted. */
export function ArticleLikes({
  articleId,
  articleUrl,
  minuteReading,
  outcome,
  offset = 20,
  ...initialCounts
}: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [likes, setLikes] = useState(initialCounts.likes);
  const [views, setViews] = useState(initialCounts.views);
  const [isLiked, setIsLiked] = useState(outcome === 'liked');
  const [message, setMessage] = useState(outcome);
  const [isSending, setIsSending] = useState(false);
  const isSlow = useSlow(isSending);
  /** Whether a like was sent. Counts requested before it are stale when they arrive. */
  const hasSentLike = useRef(false);

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const load = async (): Promise<void> => {
      setIsLiked((current) => loadLiked(articleId) ?? current);
      try {
        const [read, viewed] = await Promise.all([
          fetch(`${API}?${new URLSearchParams({ articleId, articleUrl })}`),
          countView('Article', articleUrl),
        ]);
        const answer: unknown = read.ok ? await read.json() : null;
        if (!hasSentLike.current) setLikes((current) => figure(answer, 'likes') ?? current);
        setViews((current) => figure(viewed, 'views') ?? figure(answer, 'views') ?? current);
      } catch {
        // The counts are not essential. Keep the rendered ones.
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
    const status = isLiked ? 'withdrawn' : 'liked';
    setIsSending(true);
    try {
      const response = await post({ articleId, status });
      const answer: unknown = await response.json();
      if (response.status !== 201) return setMessage('failed');
      hasSentLike.current = true;
      storeLiked(articleId, status === 'liked');
      setIsLiked(status === 'liked');
      setLikes((current) => figure(answer, 'likes') ?? current);
      setMessage(status);
    } catch {
      setMessage('failed');
    } finally {
      setIsSending(false);
    }
  };

  return (
    <div
      ref={element}
      id={LIKE_ID}
      className={styles.widget}
      // After a like without JavaScript, the browser focuses this element by its URL fragment, which announces the
      // outcome.
      {...(outcome && message && { role: 'group', tabIndex: -1, 'aria-label': LIKE_MESSAGES[message] })}
    >
      <form
        method="post"
        action={API}
        onSubmit={(event) => {
          event.preventDefault();
          void like();
        }}
      >
        <input type="hidden" name="articleId" value={articleId} />
        <input type="hidden" name="status" value={isLiked ? 'withdrawn' : 'liked'} />
        <input type="hidden" name="returnTo" value={articleUrl} />
        <button type="submit" className={styles.like} aria-pressed={isLiked}>
          <Icon name="thumb-up" />
          Like<span className={styles.figure}>{NUMBER.format(likes)}</span>
        </button>
      </form>
      <span className={styles.item}>
        <Icon name="clock" />
        <span>{`${minuteReading} min read`}</span>
      </span>
      <span className={styles.item}>
        <Icon name="eye" />
        <span>
          <span className={styles.figure}>{NUMBER.format(views)}</span>{' '}
          <span>{views === 1 ? 'view' : 'views'}</span>
        </span>
      </span>
      {/* The button itself shows a successful like, so only a failure needs visible text. */}
      <output className={message === 'failed' ? styles.failed : 'visually-hidden'}>
        {isSlow ? 'Still sending. Please wait.' : message ? LIKE_MESSAGES[message] : null}
      </output>
    </div>
  );
}
