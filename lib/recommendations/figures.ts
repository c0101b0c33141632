import 'server-only';
import { cache } from 'react';
import { defineCachedRead } from '@/lib/content/cache/cached-read';
import { log } from '@/lib/telemetry/log';
import { articleCounts, RecommendationServiceFailure, viewCounts } from './client';

/** Likes by article id, views by path. */
interface Figures {
  likes: Record<string, number>;
  views: Record<string, number>;
}

const NONE: Figures = { likes: {}, views: {} };
const TAG = 'recommendations';
/** Long, because counts on cards are not worth a slow page. */
const FAILURE_SECONDS = 60;

const allFigures = defineCachedRead({
  name: 'recommendation figures',
  load: async () => {
    const [likes, views] = await Promise.all([articleCounts(), viewCounts()]);
    return { value: { likes, views }, tags: [TAG] };
  },
  onFailure: (error) => {
    if (!(error instanceof RecommendationServiceFailure)) return undefined;
    log('error', 'RecommendationFailure', { status: error.status, message: error.message });
    return { value: NONE, tags: [TAG], maxAge: FAILURE_SECONDS };
  },
});

async function getCachedFigures(): Promise<Figures> {
  'use cache';
  return allFigures.cached();
}

const figuresOfRequest = cache((): Figures => ({ likes: {}, views: {} }));

/** Loads likes and views of all articles, in two calls for a whole page; its cards read them by `figuresOf`. */
export async function loadFigures(): Promise<void> {
  Object.assign(figuresOfRequest(), await getCachedFigures());
}

/** Likes and views of an article that `loadFigures` loaded for this page. */
export function figuresOf(articleId: string, path: string): { likes: number; views: number } {
  const { likes, views } = figuresOfRequest();
  return { likes: likes[articleId] ?? 0, views: views[path] ?? 0 };
}
