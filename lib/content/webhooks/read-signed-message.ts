import type { z } from 'zod';
import { readBody } from '@/lib/incoming-requests/body';
import { RequestRefusedError } from '@/lib/incoming-requests/refused';
import { forwardedHops } from '@/lib/incoming-requests/visitor-address';
import type { Secret } from '@cleanpro/node-service/secret';
import { log } from '@/lib/telemetry/log';
import { isSigned } from '@cleanpro/node-service/webhook-signature';

interface Expected<Schema extends z.ZodType> {
  secret: Secret;
  maximumBytes: number;
  schema: Schema;
  /** Error message for a body that does not match the schema. */
  mismatchMessage: string;
}

/**
 * Returns the verified and parsed body of a signed webhook request.
 * @throws RequestRefusedError 401 when the signature is missing, wrong or too old
 * @throws RequestRefusedError 400 when the body does not match the schema. Its details contain the number of addresses
 * in `X-Forwarded-For`.
 * @throws errors from `readBody`
 */
export async function readSignedMessage<Schema extends z.ZodType>(
  request: Request,
  { secret, maximumBytes, schema, mismatchMessage }: Expected<Schema>,
): Promise<z.output<Schema>> {
  const { method, headers, url } = request;
  const body = await readBody(request, maximumBytes);
  const { pathname, search } = new URL(url);
  if (!isSigned(secret, { method, path: pathname + search, headers, body }, Date.now())) {
    log('warn', 'RevalidateRefused', {
      path: pathname,
      topic: headers.get('x-contentful-topic') ?? undefined,
    });
    throw new RequestRefusedError(401, 'The signature is missing, wrong or too old');
  }
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new RequestRefusedError(400, 'The body is not JSON');
  }
  const message = schema.safeParse(json);
  if (!message.success) {
    // `npm run doctor` derives the number of proxies from it. Only clients that know the secret receive it.
    const forwardedFor = forwardedHops(headers.get('x-forwarded-for') ?? '').length;
    throw new RequestRefusedError(400, mismatchMessage, undefined, { forwardedFor });
  }
  return message.data;
}
