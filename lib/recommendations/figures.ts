import 'server-only';
import { defineCachedRead } from '@/lib/content/cache/cached-read';
import { log } from '@/lib/telemetry/log';
import { articleCounts, RecommendationServiceFailure, viewCounts } from './client';

/** Counts of all articles: likes by article id, views by path. */
export interface ArticleFigures {
  likes: Readonly<Record<string, number>>;
  views: Readonly<Record<string, number>>;
}

const NO_FIGURES: ArticleFigures = { likes: {}, views: {} };
const TAG = 'recommendations';
/** How long a failure is cached. Long, because the counts on cards are not worth a slow page. */
const FAILURE_SECONDS = 60;

async function loadFigures(): Promise<ArticleFigures> {
  const [likes, views] = await Promise.all([articleCounts(), viewCounts()]);
  return { likes, views };
}

/**
 * Returns the likes and views of all articles. Two requests are enough for a whole page. Empty while the service fails.
 */
export const getArticleFigures = defineCachedRead({
  name: 'article figures',
  hasDrafts: false,
  load: async () => ({ value: await loadFigures(), tags: [TAG] }),
  onFailure: (error) => {
    if (!(error instanceof RecommendationServiceFailure)) return undefined;
    log('error', 'RecommendationFailure', { status: error.status, message: error.message });
    return { value: NO_FIGURES, tags: [TAG], maxAge: FAILURE_SECONDS };
  },
});

/**
 * Returns the current likes and views, for a visitor who has just changed them without JavaScript. Falls back to cached
 * ones when the service fails.
 */
export async function getCurrentFigures(): Promise<ArticleFigures> {
  try {
    return await loadFigures();
  } catch (error) {
    if (!(error instanceof RecommendationServiceFailure)) throw error;
    return getArticleFigures();
  }
}

/** Returns the likes and views of one article. */
export const figuresOf = (
  { likes, views }: ArticleFigures,
  articleId: string,
  path: string,
): { likes: number; views: number } => ({ likes: likes[articleId] ?? 0, views: views[path] ?? 0 });
