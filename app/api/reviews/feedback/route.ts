import type { NextRequest } from 'next/server';
import { localPath } from '@/lib/content/preview/preview';
import { refusalResponse } from '@/lib/requests/refused';
import { visitorId } from '@/lib/requests/visitor-id';
import { acceptWrite } from '@/lib/requests/write';
import { FEEDBACK_FORM, sendFeedback } from '@/lib/reviews/feedback';
import { FEEDBACK_MESSAGES, type FeedbackOutcome } from '@/lib/reviews/feedback-messages';

const RULES = {
  rate: { name: 'review-feedback', times: 30, seconds: 600, message: FEEDBACK_MESSAGES.often.text },
  maximumBytes: 4_096,
};

/** JSON for fetch requests; without JavaScript a redirect to the list, which displays the outcome. */
function toResponse(
  request: NextRequest,
  outcome: FeedbackOutcome,
  returnTo: string | null,
  cookie: string | null,
): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (cookie) headers.set('set-cookie', cookie);
  const { text, status } = FEEDBACK_MESSAGES[outcome];
  if (request.headers.get('accept')?.includes('application/json'))
    return Response.json({ message: text }, { status, headers });
  const path = localPath(returnTo);
  if (path === null) return Response.json({ message: text }, { status, headers });
  headers.set('location', `${path}${path.includes('?') ? '&' : '?'}said=${outcome}#reviews`);
  return new Response(null, { status: 303, headers });
}

/** Receives a vote or a report about a review. */
export async function POST(request: NextRequest): Promise<Response> {
  try {
    const { form, address } = await acceptWrite(request, RULES);
    const returnTo = form.get('returnTo');
    const feedback = FEEDBACK_FORM.safeParse(Object.fromEntries(form));
    if (!feedback.success) return toResponse(request, 'unknown', returnTo, null);
    const { id, cookie } = visitorId(request);
    const taken = await sendFeedback(feedback.data, { id, address });
    const thanks: FeedbackOutcome = 'Vote' in feedback.data ? 'voted' : 'reported';
    return toResponse(request, taken ? thanks : 'failed', returnTo, cookie);
  } catch (error) {
    return refusalResponse(error);
  }
}
