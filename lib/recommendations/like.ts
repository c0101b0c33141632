/** What a browser without JavaScript is sent back to its article with, after a like: `?like=liked#like`. */

/** The id of the widget with the like button. */
export const LIKE_ID = 'like';

/** The messages after a like. */
export const LIKE_MESSAGES = {
  liked: 'Thank you, you like this article.',
  withdrawn: 'You no longer like this article.',
  failed: 'That did not work. Please try again later.',
} as const;
export type LikeOutcome = keyof typeof LIKE_MESSAGES;

/** The outcome that a query parameter names. */
export const parseLikeOutcome = (value: string | null): LikeOutcome | undefined =>
  value === 'liked' || value === 'withdrawn' || value === 'failed' ? value : undefined;
