/** The assistant of the sample space, asked of the content service as the site asks it. */
import {
  ApolloClient,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import type { RecommenderRuleFragment } from '../../../graphql/generated/operations';
import { tagsOfData } from '../../../lib/content/cache/tags';
import type { QueryResult } from '../../../lib/content/client/query';
import type { Answer, Assistant } from '../../../lib/recommender/assistant';
import { loadAssistant, loadRules } from '../../../lib/recommender/load';
import { recommend, type Recommendations } from '../../../lib/recommender/rank';
import { needsOf, positionOf } from '../../../lib/recommender/steps';
import { ContentStore } from '../../../services/content/space/store.ts';
import { ENDPOINT, NAMES, serviceOf, TOKENS } from '../graphql/service';

const { handle } = serviceOf(new ContentStore('content', NAMES));
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({
    uri: ENDPOINT,
    headers: { authorization: `Bearer ${TOKENS.deliveryToken}` },
    fetch: (input, init) => handle(new Request(input, init)),
  }),
});

/** Asks as lib/content/query does; an answer with errors throws. */
export async function ask<Data, Variables extends OperationVariables & { locale: string; preview: boolean }>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<QueryResult<Data>> {
  const { data } = await client.query({ query: document, variables, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The answer holds no data');
  return { data, tags: [...tagsOfData(data)] };
}

/** The published assistant. */
export async function sampleAssistant(): Promise<Assistant> {
  const { value: assistant } = await loadAssistant(ask, false);
  if (!assistant) throw new Error('The sample space holds no published assistant');
  return assistant;
}

const rules = new Map<string, Promise<RecommenderRuleFragment[]>>();

/** The rules of the last answer, asked for once. */
export function rulesOf(given: readonly Answer[]): Promise<RecommenderRuleFragment[]> {
  const last = given.at(-1);
  if (!last) throw new Error('Nothing was answered');
  const known = rules.get(last.id) ?? loadRules(ask, last, false).then((loaded) => loaded.value);
  rules.set(last.id, known);
  return known;
}

/** What the assistant recommends at an address such as `hotels/restrooms/soap-scum`, with needs. */
export async function recommendedAt(
  assistant: Assistant,
  path: string,
  needs: readonly string[] = [],
): Promise<Recommendations> {
  const { given, question, rest } = positionOf(assistant, path.split('/'));
  if (question || rest.length > 0) throw new Error(`${path} is no address of a recommendation`);
  return recommend(assistant, await rulesOf(given), given, needsOf(assistant, given, needs));
}
