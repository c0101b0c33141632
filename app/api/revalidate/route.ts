import { revalidateTag } from 'next/cache';
import { serverConfig } from '@/lib/config/server';
import { tagsToExpire, WEBHOOK_BODY } from '@/lib/content/cache/tags';
import { isSigned } from '@/lib/content/webhook';
import { log } from '@/lib/telemetry/log';

const MAXIMUM_BYTES = 2 * 1024 * 1024;

const answer = (status: number, message: string, more: Record<string, unknown> = {}): Response =>
  Response.json({ message, ...more }, { status, headers: { 'cache-control': 'no-store' } });

/** The content service's publish webhook: expires at once what the change touches, and nothing else. */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  if (body.length > MAXIMUM_BYTES) return answer(413, 'The body is too large');
  const { pathname, search } = new URL(request.url);
  if (
    !isSigned(
      serverConfig().REVALIDATE_SECRET,
      { method: 'POST', path: pathname + search, headers: request.headers, body },
      Date.now(),
    )
  ) {
    log('warn', 'RevalidateRefused', { topic: request.headers.get('x-contentful-topic') ?? undefined });
    return answer(401, 'The signature is missing, wrong or too old');
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return answer(400, 'The body is not JSON');
  }
  const change = WEBHOOK_BODY.safeParse(parsed);
  if (!change.success) return answer(400, 'The body is not an entry or asset');
  const tags = tagsToExpire(change.data);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  log('info', 'Revalidated', { id: change.data.sys.id, tags: tags.length });
  return answer(200, 'Expired', { tags });
}
