import type { Context, MiddlewareHandler } from 'hono';
import { StudioError } from './error.ts';

const READS: readonly string[] = ['GET', 'HEAD'];
/** Documents that a link on another site can open. They contain no data. All other paths can return data. */
const DOCUMENTS: readonly string[] = ['/', '/sign-in'];

/** Whether a link on another site, or in an email, opens a document of the screen. */
function isLinkFromElsewhere({ req }: Context): boolean {
  const isDocument =
    req.header('sec-fetch-mode') === 'navigate' && req.header('sec-fetch-dest') === 'document';
  return req.method === 'GET' && isDocument && DOCUMENTS.includes(req.path);
}

/**
 * Refuses requests to other hosts and from other origins, even if they carry valid cookies. A different port of the
 * same host, such as the site's, is a different origin, but its requests carry the studio's SameSite=Strict cookies.
 * @param origin origin of the studio
 */
export function ownOriginOnly(origin: string): MiddlewareHandler {
  const { host } = new URL(origin);
  return async (context, next) => {
    const { req } = context;
    // A DNS rebinding attack reaches this server under a different host name.
    if (req.header('host') !== host)
      throw new StudioError(421, 'BadRequest', `This isn’t the studio’s address. Open ${origin}.`);
    const site = req.header('sec-fetch-site');
    const from = req.header('origin');
    const isOwn = site === undefined ? from === origin : site === 'same-origin';
    const isForeign = (from !== undefined && from !== origin) || (site !== undefined && !isOwn);
    // A read without either header comes from the address bar or from a program.
    const isAccepted = READS.includes(req.method)
      ? !isForeign || site === 'none' || isLinkFromElsewhere(context)
      : isOwn && !isForeign;
    if (!isAccepted) throw new StudioError(403, 'AccessDenied', 'Requests from other sites are refused.');
    await next();
  };
}
