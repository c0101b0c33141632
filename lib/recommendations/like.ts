/** Outcome of a like, for browsers without JavaScript, which are redirected to the article with `?like=liked#like`. */

export const LIKE_ID = 'like';

export const LIKE_MESSAGES = {
  liked: 'Thank you for liking this article.',
  withdrawn: 'You removed your like.',
  failed: 'That didn’t work. Please try again later.',
} as const;
export type LikeOutcome = keyof typeof LIKE_MESSAGES;

/** Returns the outcome that the query parameter names, or undefined for any other value. */
export const parseLikeOutcome = (value: string | null): LikeOutcome | undefined =>
  value === 'liked' || value === 'withdrawn' || value === 'failed' ? value : undefined;
