import { serverConfig } from '@/lib/config/server';
import { tagsToExpire, toContentChange, WEBHOOK_BODY } from '@/lib/content/cache/tags';
import { readSignedMessage } from '@/lib/content/webhooks/read-signed-message';
import { warnAboutFields } from '@/lib/content/webhooks/warn-about-fields';
import { isRedirect, warnAboutRedirect } from '@/lib/content/webhooks/warn-about-redirect';
import { expire } from '@/lib/expiration/expirations';
import { refusalResponse } from '@/lib/incoming-requests/refused';
import { log } from '@/lib/telemetry/log';

const MAXIMUM_BYTES = 2 * 1024 * 1024;

/** Receives the content service's publish webhook. Expires everything that depends on the changed entry or asset. */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET, REVALIDATE_SECRET_PREVIOUS } = serverConfig();
  try {
    const body = await readSignedMessage(request, {
      secret: [REVALIDATE_SECRET, REVALIDATE_SECRET_PREVIOUS],
      maximumBytes: MAXIMUM_BYTES,
      schema: WEBHOOK_BODY,
      mismatchMessage: 'The body is not an entry or asset',
    });
    const tags = tagsToExpire(body);
    await expire({ tags, change: toContentChange(body) });
    log('info', 'Revalidated', { id: body.sys.id, tags: tags.length });
    void warnAboutFields(body);
    if (isRedirect(body)) void warnAboutRedirect(body);
    return Response.json({ message: 'Expired', tags }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    return refusalResponse(error);
  }
}
