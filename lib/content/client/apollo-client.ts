import 'server-only';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, setLogVerbosity } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { ServerError } from '@apollo/client/errors';
import { NotImplementedHandler } from '@apollo/client/incremental';
import { tap } from 'rxjs';
import { serverConfig } from '@/lib/config/server';
import { markFields, withSourceMaps } from '../preview/mark-fields';
import { FILES } from '@cleanpro/content-values/paths/links';
import { removeBlankStrings } from './blank-strings';
import { printQuery } from './print-query';

const TIMEOUT_MS = 8_000;
const ATTEMPTS = 3;

function isRetryable(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 429 || error.statusCode >= 500;
  return !(error instanceof DOMException && error.name === 'TimeoutError');
}

/**
 * Makes the URLs of this site's files relative, so that pages are smaller and work under every host name of the server.
 */
const withRelativeFileUrls =
  (siteUrl: string): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const text = (await response.text()).replaceAll(`"${siteUrl}${FILES}`, `"${FILES}`);
    // A new Response would encode the text, only for the client to decode it again.
    return Object.assign(response, { text: () => Promise.resolve(text) });
  };

/**
 * Turns off incremental delivery. The default handler searches every document for `@defer` and `@stream` on each query,
 * but no document uses them.
 */
class NoIncrementalDelivery extends NotImplementedHandler {
  override prepareRequest<Request>(request: Request): Request {
    return request;
  }
}

/** Requests source maps for previews, and marks text and pictures with the fields that they come from. */
const fieldMarks = new ApolloLink((operation, forward) => {
  if (operation.variables.preview !== true) return forward(operation);
  operation.query = withSourceMaps(operation.query);
  return forward(operation).pipe(
    tap(({ data, extensions }) => {
      if (data) markFields(data, extensions);
    }),
  );
});

/** Removes blank text. Runs before previews are marked, because marks also consist of invisible characters. */
const blankStrings = new ApolloLink((operation, forward) =>
  forward(operation).pipe(tap(({ data }) => removeBlankStrings(data))),
);

/**
 * Stores nothing. All queries are `network-only`, so no response is read twice and no draft can reach a visitor.
 * Writing a response and reading it back would take 15 times the CPU time of the query.
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
  // Outside production, Apollo warns about every response that it cannot read back from its cache.
  setLogVerbosity('error');
  const config = serverConfig();
  // Select the token by the query's own `preview` variable, so that the token always matches the query.
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
    // Skip the search for unused variables, which would visit the whole document. Documents and variables are typed, so
    // every variable is used.
    includeUnusedVariables: true,
    fetch: withRelativeFileUrls(config.SITE_URL),
  });
  return new ApolloClient({
    cache: new NoCache(),
    incrementalHandler: new NoIncrementalDelivery(),
    link: ApolloLink.from([retry, authorization, fieldMarks, blankStrings, http]),
  });
}

let client: ApolloClient | undefined;

/** Returns the Apollo client of this process. All requests share it, because it caches transformed documents. */
export function contentClient(): ApolloClient {
  return (client ??= createClient());
}
