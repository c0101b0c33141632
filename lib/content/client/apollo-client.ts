import 'server-only';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, setLogVerbosity } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { ServerError } from '@apollo/client/errors';
import { NotImplementedHandler } from '@apollo/client/incremental';
import { tap } from 'rxjs';
import { serverConfig } from '@/lib/config/server';
import { markFields, withSourceMaps } from '../preview/mark-fields';
import { FILES } from '@cleanpro/content-values/paths/links';
import { removeBlankTexts } from './blank-texts';
import { printQuery } from './print-query';

const TIMEOUT_MS = 8_000;
const ATTEMPTS = 3;

function isRetryable(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 429 || error.statusCode >= 500;
  return !(error instanceof DOMException && error.name === 'TimeoutError');
}

/** Makes the URLs of files on this site relative: pages are smaller, and work under every host name of the server. */
const withRelativeFileUrls =
  (siteUrl: string): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const text = (await response.text()).replaceAll(`"${siteUrl}${FILES}`, `"${FILES}`);
    // A new response would encode the text again, for the client to decode it.
    return Object.assign(response, { text: () => Promise.resolve(text) });
  };

/** No document has `@defer` or `@stream`: the default handler searches each document for them at each query. */
class NoIncrementalDelivery extends NotImplementedHandler {
  override prepareRequest<Request>(request: Request): Request {
    return request;
  }
}

/** Has previews say where their texts and pictures come from, and marks them with it. */
const fieldMarks = new ApolloLink((operation, forward) => {
  if (operation.variables.preview !== true) return forward(operation);
  operation.query = withSourceMaps(operation.query);
  return forward(operation).pipe(
    tap(({ data, extensions }) => {
      if (data) markFields(data, extensions);
    }),
  );
});

/** Before previews are marked: a mark is invisible too. */
const blankTexts = new ApolloLink((operation, forward) =>
  forward(operation).pipe(tap(({ data }) => removeBlankTexts(data))),
);

/**
 * Holds nothing: queries are `network-only`, so no response is read twice, and none of a preview can reach a visitor. To
 * write a response and read it back would take fifteen times the processor time of the query.
 */
class NoCache extends InMemoryCache {
  override writeQuery(): undefined {
    return undefined;
  }
  override diff() {
    return { result: null, complete: false, dataState: 'empty' } as const;
  }
}

function createClient(): ApolloClient {
  // Outside of production Apollo warns of each response that it cannot read back.
  setLogVerbosity('error');
  const config = serverConfig();
  // The query's own `preview` variable selects the token, so that the two cannot disagree.
  const authorization = new ApolloLink((operation, forward) => {
    const token =
      operation.variables.preview === true
        ? config.CONTENTFUL_PREVIEW_TOKEN
        : config.CONTENTFUL_DELIVERY_TOKEN;
    operation.setContext({
      headers: { authorization: `Bearer ${token}` },
      fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' },
    });
    return forward(operation);
  });
  const retry = new RetryLink({
    delay: { initial: 150, max: 1_000, jitter: true },
    attempts: { max: ATTEMPTS, retryIf: isRetryable },
  });
  const http = new HttpLink({
    uri: config.CONTENTFUL_GRAPHQL_URL,
    print: printQuery,
    // Documents and their variables are typed, so no variable is unused: looking for one visits the whole document.
    includeUnusedVariables: true,
    fetch: withRelativeFileUrls(config.SITE_URL),
  });
  return new ApolloClient({
    cache: new NoCache(),
    incrementalHandler: new NoIncrementalDelivery(),
    link: ApolloLink.from([retry, authorization, fieldMarks, blankTexts, http]),
  });
}

let client: ApolloClient | undefined;

/**
 * This process's Apollo client: one for all requests, because it caches transformed documents, which a client per request
 * would transform again and again.
 */
export function contentClient(): ApolloClient {
  return (client ??= createClient());
}
