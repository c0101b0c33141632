import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { isSigned } from '@/lib/content/webhook';
import { readBody } from '@/lib/requests/body';
import { refusalAnswer } from '@/lib/requests/refused';
import { reviewsTag } from '@/lib/reviews/product-reviews';
import { log } from '@/lib/telemetry/log';

const MAXIMUM_BYTES = 4_096;
const BODY = z.object({ productId: z.string().min(1).max(200) });

const answer = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });

/** The review service's word that the reviews of a product changed, signed like the content service's webhooks. */
export async function POST(request: Request): Promise<Response> {
  let body: string;
  try {
    body = await readBody(request, MAXIMUM_BYTES);
  } catch (error) {
    return refusalAnswer(error);
  }
  const signed = isSigned(
    serverConfig().REVALIDATE_SECRET,
    { method: 'POST', path: new URL(request.url).pathname, headers: request.headers, body },
    Date.now(),
  );
  if (!signed) return answer(401, 'The signature is missing, wrong or too old');
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return answer(400, 'The body is not JSON');
  }
  const change = BODY.safeParse(parsed);
  if (!change.success) return answer(400, 'The body names no product');
  revalidateTag(reviewsTag(change.data.productId), { expire: 0 });
  log('info', 'ReviewsRevalidated', { productId: change.data.productId });
  return answer(200, 'Expired');
}
