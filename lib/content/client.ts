import 'server-only';
import { ApolloLink, HttpLink } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { ServerError } from '@apollo/client/errors';
import { ApolloClient, InMemoryCache, registerApolloClient } from '@apollo/client-integration-nextjs';
import { stripIgnoredCharacters } from 'graphql';
import { serverConfig } from '@/lib/config/server';
import possibleTypes from '@/graphql/generated/possible-types';

const TIMEOUT_MS = 8_000;
const ATTEMPTS = 3;

function worthAnotherTry(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 429 || error.statusCode >= 500;
  return !(error instanceof DOMException && error.name === 'TimeoutError');
}

/**
 * Apollo's client, one per request of a visitor, so that no two visitors share a cache. The token follows the
 * query's own `preview` variable: delivery sees what is published, preview sees drafts over it.
 */
const { getClient } = registerApolloClient(() => {
  const config = serverConfig();
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
    attempts: { max: ATTEMPTS, retryIf: worthAnotherTry },
  });
  const http = new HttpLink({
    uri: config.CONTENTFUL_GRAPHQL_URL,
    // White space counts against the service's 8 kB limit.
    print: (document, print) => stripIgnoredCharacters(print(document)),
  });
  return new ApolloClient({
    cache: new InMemoryCache({ possibleTypes: possibleTypes.possibleTypes, resultCaching: false }),
    link: ApolloLink.from([retry, authorization, http]),
  });
});

export { getClient };
