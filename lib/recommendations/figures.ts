import 'server-only';
import { cache } from 'react';
import { cacheUntilExpired } from '@/lib/content/cache/cache-until-expired';
import { log } from '@/lib/telemetry/log';
import { articleCounts, RecommendationServiceFailure, viewCounts } from './client';

/** Likes by article id, views by path. */
interface Figures {
  likes: Record<string, number>;
  views: Record<string, number>;
}

const NONE: Figures = { likes: {}, views: {} };
const TAG = 'recommendations';
/** How soon the service is asked again after it failed: figures on cards are not worth a slow page. */
const FAILURE_SECONDS = 60;

async function getCachedFigures(): Promise<Figures> {
  'use cache';
  try {
    const [likes, views] = await Promise.all([articleCounts(), viewCounts()]);
    cacheUntilExpired([TAG]);
    return { likes, views };
  } catch (error) {
    if (!(error instanceof RecommendationServiceFailure)) throw error;
    log('error', 'RecommendationFailure', { status: error.status, message: error.message });
    cacheUntilExpired([TAG], FAILURE_SECONDS);
    return NONE;
  }
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
