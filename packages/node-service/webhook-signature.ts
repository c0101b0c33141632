import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptsSecret, type Secret } from './secret.ts';

/** How long a signature is valid (docs/services.md, "Contentful webhooks"). */
const TTL_MS = 30_000;

/** An HTTP field name (RFC 9110, section 5.6.2). `Headers` throws for anything else. */
const FIELD_NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/;

/**
 * Returns the path in the form that the signature covers: the query is escaped, then the whole path is encoded
 * (docs/services.md, "Contentful webhooks"). Omits an empty query and anything after a second question mark, as
 * Contentful's library does.
 */
function toSignedPath(path: string): string {
  const [pathname = '', search] = path.split('?');
  return encodeURI(search ? `${pathname}?${encodeURIComponent(search)}` : pathname);
}

/**
 * Whether a webhook request is recent and signed with the secret: hex HMAC-SHA256 over the method, path, signed headers
 * and body. Returns false for an empty secret, a missing header or an old timestamp.
 */
export function isSigned(
  secret: Secret,
  request: { method: string; path: string; headers: Headers; body: string },
  now: number,
): boolean {
  const signature = request.headers.get('x-contentful-signature') ?? '';
  const names = (request.headers.get('x-contentful-signed-headers') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .sort();
  const timestamp = Number(request.headers.get('x-contentful-timestamp'));
  if (!/^[0-9a-f]{64}$/.test(signature) || !Number.isFinite(timestamp) || Math.abs(now - timestamp) >= TTL_MS)
    return false;
  if (!names.every((name) => FIELD_NAME.test(name))) return false;
  // The timestamp only counts if the signature covers it.
  if (!names.includes('x-contentful-timestamp') || !names.includes('x-contentful-signed-headers'))
    return false;
  const canonical = [
    request.method.toUpperCase(),
    toSignedPath(request.path),
    names.map((name) => `${name}:${request.headers.get(name)?.trim() ?? ''}`).join(';'),
    request.body,
  ].join('\n');
  const sent = Buffer.from(signature, 'hex');
  return acceptsSecret('REVALIDATE_SECRET', secret, (one) =>
    timingSafeEqual(createHmac('sha256', one).update(canonical).digest(), sent),
  );
}
