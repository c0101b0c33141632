import * as z from 'zod/mini';
import { MESSAGES, type ReviewIntent, type ReviewState, type ReviewValues } from '@/lib/reviews/review-form';

const TIMEOUT_MS = 12_000;

const STATE = z.object({
  stage: z.enum(['write', 'preview', 'thanks', 'failed']),
  errors: z.array(z.object({ name: z.string(), message: z.string() })),
  notice: z.nullable(z.string()),
});
const REFUSED = z.object({ message: z.string() });

/** Sends a step of the form. Whatever happens, what was typed stays in the state that comes back. */
export async function sendReview(
  intent: ReviewIntent,
  product: string,
  values: ReviewValues,
): Promise<ReviewState> {
  const stays = (notice: string): ReviewState => ({ stage: 'write', values, errors: [], notice });
  try {
    const response = await fetch('/api/reviews/submit', {
      method: 'POST',
      body: new URLSearchParams({ ...values, product, intent }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    const refused = REFUSED.safeParse(answer);
    if (refused.success) return stays(refused.data.message);
    const state = STATE.parse(answer);
    const errors = state.errors.flatMap(({ name, message }) =>
      isField(values, name) ? [{ name, message }] : [],
    );
    return { ...state, errors, values };
  } catch {
    // No connection, or an answer that is none.
    return intent === 'submit'
      ? { stage: 'failed', values, errors: [], notice: null }
      : stays(MESSAGES.unavailable);
  }
}

const isField = (values: ReviewValues, name: string): name is keyof ReviewValues => name in values;
