import 'server-only';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { ServerError } from '@apollo/client/errors';
import { stripIgnoredCharacters, type ASTNode } from 'graphql';
import { serverConfig } from '@/lib/config/server';
import { FILES } from '../routing/links';

const TIMEOUT_MS = 8_000;
const ATTEMPTS = 3;

function isRetryable(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 429 || error.statusCode >= 500;
  return !(error instanceof DOMException && error.name === 'TimeoutError');
}

/** Documents never change, so each is written out once; white space counts against the service's 8 kB limit. */
const texts = new WeakMap<ASTNode, string>();

function textOf(document: ASTNode, print: (document: ASTNode) => string): string {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const text = stripIgnoredCharacters(print(document));
  texts.set(document, text);
  return text;
}

/**
 * Files that stand on this site lose the site's own address: pages are shorter, and show their pictures under every
 * name of the server.
 */
const ownFilesLocal =
  (siteUrl: string): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    const text = await answer.text();
    return new Response(text.replaceAll(`"${siteUrl}${FILES}`, `"${FILES}`), answer);
  };

function createClient(): ApolloClient {
  const config = serverConfig();
  // The token follows the query's own `preview` variable: delivery sees what is published, preview sees drafts over it.
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
    print: textOf,
    fetch: ownFilesLocal(config.SITE_URL),
  });
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([retry, authorization, http]),
  });
}

let client: ApolloClient | undefined;

/**
 * Apollo's client of this process. It keeps no answer (every query is `no-cache`: the network-only policy of the
 * specification, without a copy in memory), so nothing of one visitor or of a preview can reach another; it does
 * keep the documents that it has prepared, which a client for each request would prepare again and again.
 */
export function contentClient(): ApolloClient {
  return (client ??= createClient());
}
