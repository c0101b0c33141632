'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './ArticleWidget.module.css';

interface Props {
  articleId: string;
  /** Path of the article on this site. */
  articleUrl: string;
  minuteReading: number;
  /** As they were when the page was made; read anew when the widget comes near the view. */
  likes: number;
  views: number;
  /** How near to the view the widget is when its figures are loaded, in pixels (specification section 9). */
  offset?: number;
}

type Liking = 'liked' | 'disliked';
const API = '/api/recommendations';
const NUMBER = new Intl.NumberFormat('en-US', { notation: 'compact' });

const keyOf = (articleId: string): string => `article-${articleId}`;

/** What this visitor thought of the article before, if this browser knows it. */
function remembered(articleId: string): Liking | null {
  try {
    const kept = localStorage.getItem(keyOf(articleId));
    return kept === 'liked' || kept === 'disliked' ? kept : null;
  } catch {
    return null;
  }
}

function remember(articleId: string, liking: Liking): void {
  try {
    localStorage.setItem(keyOf(articleId), liking);
  } catch {
    // The service knows it too.
  }
}

const figure = (answer: unknown, name: 'likes' | 'views'): number | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const value: unknown = Reflect.get(answer, name);
  return typeof value === 'number' ? value : null;
};

const post = (fields: Record<string, string>): Promise<Response> =>
  fetch(API, { method: 'POST', body: new URLSearchParams(fields), headers: { accept: 'application/json' } });

/** What an article's widget does on the article itself: a view is counted, and it can be liked. Room for the figures is there before they come. */
export function ArticleLikes({ articleId, articleUrl, minuteReading, offset = 20, ...made }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [likes, setLikes] = useState(made.likes);
  const [views, setViews] = useState(made.views);
  const [liking, setLiking] = useState<Liking | null>(null);
  const [said, setSaid] = useState('');
  /** A like was counted, so that figures which were asked for before it are old when they come after it. */
  const counted = useRef(false);

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const load = async (): Promise<void> => {
      setLiking(remembered(articleId));
      try {
        const [read, viewed] = await Promise.all([
          fetch(`${API}?${new URLSearchParams({ articleId, articleUrl })}`),
          post({ articleUrl, view: 'Article' }),
        ]);
        const answer: unknown = read.ok ? await read.json() : null;
        const seen: unknown = viewed.ok ? await viewed.json() : null;
        if (!counted.current) setLikes((known) => figure(answer, 'likes') ?? known);
        setViews((known) => figure(seen, 'views') ?? figure(answer, 'views') ?? known);
      } catch {
        // Without the service there are no figures, and the article is whole.
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
      if (response.status !== 201) return setSaid('That did not work. Please try again later.');
      counted.current = true;
      remember(articleId, status);
      setLiking(status);
      setLikes((known) => figure(answer, 'likes') ?? known);
      setSaid(status === 'liked' ? 'Thank you, you like this article.' : 'You no longer like this article.');
    } catch {
      setSaid('That did not work. Please try again later.');
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
      <output className="visually-hidden">{said}</output>
    </div>
  );
}
