import { createHmac } from 'node:crypto';

export interface SignedRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Returns the canonical path: the query is escaped, and then the whole path is encoded (Contentful docs, "Webhook
 * request verification"). Like Contentful's library, it leaves out an empty query and everything after a second
 * question mark.
 */
function signedPath(path: string): string {
  const [pathname = '', search] = path.split('?');
  return encodeURI(search ? `${pathname}?${encodeURIComponent(search)}` : pathname);
}

/**
 * Returns the three headers of a signed webhook: hex HMAC-SHA256 over method, path, sorted headers and body (Contentful
 * docs, "Webhook request verification").
 * @param timestamp milliseconds since 1970
 */
export function signatureHeaders(
  secret: string,
  request: SignedRequest,
  timestamp: number,
): Record<string, string> {
  const signed: Record<string, string> = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name.toLowerCase().trim(), value.trim()]),
  );
  signed['x-contentful-timestamp'] = String(timestamp);
  const names = [...Object.keys(signed), 'x-contentful-signed-headers'].sort();
  signed['x-contentful-signed-headers'] = names.join(',');
  const canonical = [
    request.method.toUpperCase(),
    signedPath(request.path),
    names.map((name) => `${name}:${signed[name]}`).join(';'),
    request.body,
  ].join('\n');
  return {
    'x-contentful-timestamp': String(timestamp),
    'x-contentful-signed-headers': names.join(','),
    'x-contentful-signature': createHmac('sha256', secret).update(canonical).digest('hex'),
  };
}
