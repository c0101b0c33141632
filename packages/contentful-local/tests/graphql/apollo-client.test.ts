import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { ENDPOINT, fixtureService, TOKENS } from './service.ts';

const { handle } = fixtureService();

/** Creates an Apollo Client as a site configures it for Contentful. Only `fetch` is replaced by the handler. */
function clientOf(
  options: { token?: string; persisted?: 'GET' | 'POST'; sent?: Request[] } = {},
): ApolloClient {
  const http = new HttpLink({
    uri: ENDPOINT,
    headers: { authorization: `Bearer ${options.token ?? TOKENS.deliveryToken}` },
    fetch: (input, init) => {
      const request = new Request(input, init);
      options.sent?.push(request);
      return handle(request);
    },
  });
  const sha256 = (query: string): string => createHash('sha256').update(query).digest('hex');
  const persisted = new PersistedQueryLink({ sha256, useGETForHashedQueries: options.persisted === 'GET' });
  return new ApolloClient({
    link: options.persisted ? ApolloLink.from([persisted, http]) : http,
    cache: new InMemoryCache(),
  });
}

const BRAND = gql`
  query Brand($id: String!) {
    brand(id: $id) {
      name
    }
  }
`;
const FRESH = { fetchPolicy: 'network-only', errorPolicy: 'all' } as const;
const DAWN = { brand: { __typename: 'Brand', name: 'Dawn' } };

describe('Apollo Client', () => {
  test('reads data although the client adds __typename to every selection', async () => {
    const { data, error } = await clientOf().query({
      query: BRAND,
      variables: { id: 'brand-dawn' },
      ...FRESH,
    });
    expect(error).toBeUndefined();
    expect(data).toEqual(DAWN);
  });

  test.each(['GET', 'POST'] as const)('uses automatic persisted queries with %s', async (persisted) => {
    const sent: Request[] = [];
    const client = clientOf({ persisted, sent });
    // The tests share the service, so each needs a query that was not persisted before.
    const query =
      persisted === 'GET'
        ? gql`
            query OverGet {
              brand(id: "brand-dawn") {
                name
              }
            }
          `
        : gql`
            query OverPost {
              brand(id: "brand-dawn") {
                name
              }
            }
          `;
    expect((await client.query({ query, ...FRESH })).data).toEqual(DAWN);
    expect(sent).toHaveLength(2);
    expect((await client.query({ query, ...FRESH })).data).toEqual(DAWN);
    expect(sent).toHaveLength(3);
    expect(sent[2]?.method).toBe(persisted);
  });

  test('receives partial data and link errors', async () => {
    const query = gql`
      query Next {
        product(id: "product-next") {
          title
          brand {
            name
          }
        }
      }
    `;
    const { data, error } = await clientOf().query({ query, ...FRESH });
    expect(data).toEqual({ product: { __typename: 'Product', title: 'Next', brand: null } });
    expect(CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions).toMatchObject({
      contentful: { code: 'UNRESOLVABLE_LINK' },
    });
  });

  test('receives the status code of a rejected request', async () => {
    const { error } = await clientOf({ token: 'wrong' }).query({
      query: BRAND,
      variables: { id: 'brand-dawn' },
      ...FRESH,
    });
    expect(ServerError.is(error) && error.statusCode).toBe(401);
  });
});
