/** Requests of other sites are refused, whatever cookies they carry. */
import type { Context, MiddlewareHandler } from 'hono';
import { StudioError } from './error.ts';

const READS: readonly string[] = ['GET', 'HEAD'];
/** What a link on another site may open: documents of the screen, which have no data in them. */
const DATA = /^\/(?:api|events|images|pages|presence|preview|session|sign-out)(?:\/|$)/;

/** Whether another site opened a page of the screen, as from a link in a mail. */
function isLinkFromElsewhere({ req }: Context): boolean {
  const isDocument =
    req.header('sec-fetch-mode') === 'navigate' && req.header('sec-fetch-dest') === 'document';
  return req.method === 'GET' && isDocument && !DATA.test(req.path);
}

/**
 * Only requests to this host, and from pages of this origin. Another port of the same host, such as the site's, is another
 * origin, though its requests carry this one's strict cookies.
 * @param origin that of the studio
 */
export function ownOriginOnly(origin: string): MiddlewareHandler {
  const { host } = new URL(origin);
  return async (context, next) => {
    const { req } = context;
    // Another name for this address is how a rebound name would reach it.
    if (req.header('host') !== host)
      throw new StudioError(421, 'BadRequest', `The studio is at ${origin}, not at this host.`);
    const site = req.header('sec-fetch-site');
    const from = req.header('origin');
    const isOwn = site === undefined ? from === origin : site === 'same-origin';
    const isForeign = (from !== undefined && from !== origin) || (site !== undefined && !isOwn);
    // A read without either header is typed into an address bar, or sent by a program.
    const isAccepted = READS.includes(req.method)
      ? !isForeign || site === 'none' || isLinkFromElsewhere(context)
      : isOwn && !isForeign;
    if (!isAccepted) throw new StudioError(403, 'AccessDenied', 'Requests of other sites are refused.');
    await next();
  };
}
