import { ROOT } from '@cleanpro/content-values/paths/links';
import { findFormByPath } from '@/lib/forms/definitions';
import type { FormHandler } from '@/lib/forms/form-handler';
import { receiveForm } from '@/lib/forms/receive-form';
import { siteFormHandler } from '@/lib/forms/site-form-handler';
import { REVIEW_FORM_PATH } from '@/lib/reviews/review-form';
import { reviewFormHandler } from '@/lib/reviews/review-form-handler';

interface Context {
  params: Promise<{ form: string }>;
}

const NO_STORE = { 'cache-control': 'private, no-store' };

function getHandler(path: string): FormHandler | undefined {
  if (path === REVIEW_FORM_PATH) return reviewFormHandler;
  const form = findFormByPath(path);
  return form && siteFormHandler(form);
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const handler = getHandler((await params).form);
  return handler
    ? receiveForm(request, handler)
    : Response.json({ message: 'Form not found' }, { status: 404, headers: NO_STORE });
}

/** Redirects visitors who open a form's action URL to the home page. */
export function GET(): Response {
  return new Response(null, { status: 303, headers: { ...NO_STORE, location: ROOT } });
}
