import { setTimeout as wait } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { serverConfig } from '@/lib/config/server';
import { tagsToExpire, WEBHOOK_BODY } from '@/lib/content/cache/tags';
import { forgetKnown } from '@/lib/content/known-addresses';
import { isSigned } from '@/lib/content/webhook';
import { readBody } from '@/lib/requests/body';
import { refusalAnswer } from '@/lib/requests/refused';
import { refreshSearch } from '@/lib/search/search';
import { log } from '@/lib/telemetry/log';

/** An editor does not wait longer than this for search to take the change in; it goes on by itself. */
const SEARCH_WAIT_MS = 2_000;
const MAXIMUM_BYTES = 2 * 1024 * 1024;

const answer = (status: number, message: string, more: Record<string, unknown> = {}): Response =>
  Response.json({ message, ...more }, { status, headers: { 'cache-control': 'no-store' } });

/** The content service's publish webhook: expires at once what the change touches, and nothing else. */
export async function POST(request: Request): Promise<Response> {
  let body: string;
  try {
    body = await readBody(request, MAXIMUM_BYTES);
  } catch (error) {
    return refusalAnswer(error);
  }
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
  forgetKnown();
  await Promise.race([refreshSearch(), wait(SEARCH_WAIT_MS, undefined, { ref: false })]);
  log('info', 'Revalidated', { id: change.data.sys.id, tags: tags.length });
  return answer(200, 'Expired', { tags });
}
