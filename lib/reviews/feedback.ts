import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/telemetry/log';
import { FEEDBACK } from './responses';
import { ReviewServiceFailure, writeReviews } from './client';

export const FEEDBACK_FORM = z.union([
  z.object({ ContentId: z.string().regex(/^[\w.:-]{1,100}$/), Vote: z.enum(['Positive', 'Negative']) }),
  z.object({
    ContentId: z.string().regex(/^[\w.:-]{1,100}$/),
    Report: z.literal('inappropriate'),
    ReasonText: z.string().max(500).default(''),
  }),
]);

export type Feedback = z.infer<typeof FEEDBACK_FORM>;

/**
 * Sends a vote or a report to the review service (docs/product.md, "Reviews"). Logs a failure.
 * @returns whether the service accepted it
 */
export async function sendFeedback(
  feedback: Feedback,
  visitor: { id: string; address: string },
): Promise<boolean> {
  const parameters = new URLSearchParams({
    ContentId: feedback.ContentId,
    ContentType: 'review',
    UserId: visitor.id,
    ...('Vote' in feedback
      ? { FeedbackType: 'helpfulness', Vote: feedback.Vote }
      : { FeedbackType: 'inappropriate', ReasonText: feedback.ReasonText }),
  });
  try {
    await writeReviews('submitfeedback', parameters, FEEDBACK, visitor.address);
    return true;
  } catch (error) {
    if (!(error instanceof ReviewServiceFailure)) throw error;
    log('error', 'ReviewFeedbackFailure', { status: error.status, statusText: error.statusText });
    return false;
  }
}
