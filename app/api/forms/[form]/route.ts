import { ROOT } from '@/lib/content/routing/links';
import { receiveForm } from '@/lib/forms/receive';

interface Context {
  params: Promise<{ form: string }>;
}

/** What visitors send by forms. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveForm(request, (await params).form);
}

/** Who comes here by typing or by "back" finds the site. */
export function GET(): Response {
  return new Response(null, { status: 303, headers: { location: ROOT, 'cache-control': 'no-store' } });
}
