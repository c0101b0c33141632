import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { readSignedMessage } from '@/lib/content/webhooks/read-signed-message';
import { expire } from '@/lib/expiration/expirations';
import { refusalResponse } from '@/lib/incoming-requests/refused';
import { reviewsTag } from '@/lib/reviews/product-reviews';
import { log } from '@/lib/telemetry/log';

const MAXIMUM_BYTES = 4_096;
const BODY = z.object({ productId: z.string().min(1).max(200) });

/**
 * Receives the review service's webhook about a product whose reviews changed. It is signed like the webhooks of the
 * content service.
 */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET, REVALIDATE_SECRET_PREVIOUS } = serverConfig();
  try {
    const { productId } = await readSignedMessage(request, {
      secret: [REVALIDATE_SECRET, REVALIDATE_SECRET_PREVIOUS],
      maximumBytes: MAXIMUM_BYTES,
      schema: BODY,
      mismatchMessage: 'The body must name a product',
    });
    await expire({ tags: [reviewsTag(productId)] });
    log('info', 'ReviewsRevalidated', { productId });
    return Response.json({ message: 'Expired' }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return refusalResponse(error);
  }
}
