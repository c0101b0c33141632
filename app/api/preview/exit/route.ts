import { draftMode } from 'next/headers';
import { localPath } from '@/lib/content/preview/preview';

/** Leaves preview, and goes back to the page as visitors see it. */
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
