import type { NextRequest } from 'next/server';
import { orUnavailable } from '@/lib/content/client/content-unavailable';
import { parseLocalPath } from '@/lib/content/preview/preview';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { getReviewedProductSlug } from '@cleanpro/content-values/paths/own-pages';
import { expire } from '@/lib/expiration/expirations';
import { refusalResponse } from '@/lib/incoming-requests/refused';
import { visitorId } from '@/lib/incoming-requests/visitor-id';
import { acceptWrite } from '@/lib/incoming-requests/write';
import { FEEDBACK_FORM, sendFeedback } from '@/lib/reviews/feedback';
import { FEEDBACK_MESSAGES, type FeedbackOutcome } from '@/lib/reviews/feedback-messages';
import { reviewsTag } from '@/lib/reviews/product-reviews';
import { getReviewedPage } from '@/lib/reviews/reviewed-page';

const RULES = {
  rate: { name: 'review-feedback', times: 30, seconds: 600, message: FEEDBACK_MESSAGES.often.text },
  maximumBytes: 4_096,
};

/**
 * Responds to scripts with JSON. Without JavaScript, redirects to the list, which displays the outcome and the vote.
 */
function toResponse(
  request: NextRequest,
  outcome: FeedbackOutcome,
  form: URLSearchParams,
  cookie: string | null = null,
): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (cookie) headers.set('set-cookie', cookie);
  const { text, status } = FEEDBACK_MESSAGES[outcome];
  const path = parseLocalPath(form.get('returnTo'));
  if (path === null || isJsonRequest(request)) return Response.json({ message: text }, { status, headers });
  const query = new URLSearchParams([['said', outcome]]);
  if (outcome === 'voted') {
    query.set('review', form.get('ContentId') ?? '');
    query.set('vote', form.get('Vote') ?? '');
  }
  headers.set('location', `${path}${path.includes('?') ? '&' : '?'}${query}#reviews`);
  return new Response(null, { status: 303, headers });
}

const isJsonRequest = (request: NextRequest): boolean =>
  request.headers.get('accept')?.includes('application/json') === true;

/**
 * Expires the reviews of the product whose review list the visitor returns to. Without JavaScript, only that list shows
 * the vote, and the site would otherwise update it seconds later or never.
 */
async function expireList(returnTo: string | null): Promise<void> {
  const path = parseLocalPath(returnTo)?.replace(/\?.*$/, '') ?? '';
  const slug = getReviewedProductSlug(path.slice(`${ROOT}/`.length));
  if (slug === null) return;
  const reviewed = await orUnavailable(getReviewedPage(slug.split('/')));
  if (reviewed && reviewed !== 'unavailable') await expire({ tags: [reviewsTag(reviewed.productId)] });
}

export async function POST(request: NextRequest): Promise<Response> {
  try {
    const { form, address } = await acceptWrite(request, RULES);
    const feedback = FEEDBACK_FORM.safeParse(Object.fromEntries(form));
    if (!feedback.success) return toResponse(request, 'unknown', form);
    const { id, cookie } = visitorId(request);
    const isAccepted = await sendFeedback(feedback.data, { id, address });
    if (!isAccepted) return toResponse(request, 'failed', form, cookie);
    if (!('Vote' in feedback.data)) return toResponse(request, 'reported', form, cookie);
    if (!isJsonRequest(request)) await expireList(form.get('returnTo'));
    return toResponse(request, 'voted', form, cookie);
  } catch (error) {
    return refusalResponse(error);
  }
}
