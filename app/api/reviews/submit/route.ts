import { refusalResponse, RequestRefusedError } from '@/lib/requests/refused';
import { acceptWrite } from '@/lib/requests/write';
import { reviewValues } from '@/lib/reviews/review-form';
import { FORM_RATE, intentOf, PRODUCT_ID, takeReview } from '@/lib/reviews/submit';

/** A step of the review form, for the form's script: preview or submit. Answers with the form's next state. */
export async function POST(request: Request): Promise<Response> {
  try {
    const { form, address } = await acceptWrite(request, { rate: FORM_RATE, maximumBytes: 16 * 1024 });
    const productId = form.get('product') ?? '';
    if (!PRODUCT_ID.test(productId))
      throw new RequestRefusedError(400, 'Say which product the review is about.');
    const state = await takeReview(
      intentOf(form.get('intent')),
      productId,
      reviewValues((name) => form.get(name)),
      { address, userAgent: request.headers.get('user-agent') ?? '' },
    );
    const failed = state.stage === 'failed' || state.notice !== null;
    return Response.json(state, {
      status: failed ? 503 : state.errors.length > 0 ? 422 : 200,
      headers: { 'cache-control': 'no-store' },
    });
  } catch (error) {
    return refusalResponse(error);
  }
}
