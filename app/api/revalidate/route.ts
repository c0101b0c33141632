import { setTimeout as wait } from 'node:timers/promises';
import { revalidateTag } from 'next/cache';
import { serverConfig } from '@/lib/config/server';
import { tagsToExpire, WEBHOOK_BODY } from '@/lib/content/cache/tags';
import { forgetKnown } from '@/lib/content/known-addresses';
import { signedMessage } from '@/lib/content/signed-message';
import { refusalAnswer } from '@/lib/requests/refused';
import { refreshSearch } from '@/lib/search/search';
import { log } from '@/lib/telemetry/log';

/** An editor does not wait longer than this for search to take the change in; it goes on by itself. */
const SEARCH_WAIT_MS = 2_000;
const MAXIMUM_BYTES = 2 * 1024 * 1024;

/** The content service's publish webhook: expires at once what the change touches, and nothing else. */
export async function POST(request: Request): Promise<Response> {
  try {
    const change = await signedMessage(request, {
      secret: serverConfig().REVALIDATE_SECRET,
      maximumBytes: MAXIMUM_BYTES,
      schema: WEBHOOK_BODY,
      otherwise: 'The body is not an entry or asset',
    });
    const tags = tagsToExpire(change);
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    forgetKnown();
    await Promise.race([refreshSearch(), wait(SEARCH_WAIT_MS, undefined, { ref: false })]);
    log('info', 'Revalidated', { id: change.sys.id, tags: tags.length });
    return Response.json({ message: 'Expired', tags }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return refusalAnswer(error);
  }
}
