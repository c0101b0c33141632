'use server';

import { headers } from 'next/headers';
import { serverConfig } from '@/lib/config/server';
import { consumeRateLimit } from '@/lib/requests/rate-limit';
import { RequestRefusedError } from '@/lib/requests/refused';
import { requireSameOrigin } from '@/lib/requests/same-origin';
import { visitorAddress } from '@/lib/requests/visitor-address';
import { MESSAGES, reviewValues, type ReviewState } from './review-form';
import { FORM_RATE, intentOf, PRODUCT_ID, takeReview } from './submit';

/** The review form without script: it posts to its own page, which is rendered again, filled in, with what to say. */
export async function postReview(_before: ReviewState, form: FormData): Promise<ReviewState> {
  const values = reviewValues((name) => form.get(name));
  const productId = form.get('product');
  const refused = (notice: string): ReviewState => ({ stage: 'write', values, errors: [], notice });
  try {
    const given = await headers();
    const config = serverConfig();
    const address = visitorAddress(given, config.TRUSTED_PROXIES);
    requireSameOrigin(given, config.SITE_URL);
    await consumeRateLimit(FORM_RATE, address);
    if (typeof productId !== 'string' || !PRODUCT_ID.test(productId)) return refused(MESSAGES.unavailable);
    return await takeReview(intentOf(form.get('intent')), productId, values, {
      address,
      userAgent: given.get('user-agent') ?? '',
    });
  } catch (error) {
    if (error instanceof RequestRefusedError) return refused(error.message);
    throw error;
  }
}
