import { draftMode } from 'next/headers';
import { localPath } from '@/lib/content/preview/preview';

/** Ends the preview and redirects to the published page. */
export async function POST(request: Request): Promise<Response> {
  (await draftMode()).disable();
  const form = await request.formData().catch(() => null);
  const path = form?.get('path');
  return new Response(null, {
    status: 303,
    headers: {
      'cache-control': 'private, no-store',
      location: localPath(typeof path === 'string' ? path : null) ?? '/en-us',
    },
  });
}
