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
import { needsOf, followPath } from '../../../lib/recommender/steps';
import { ContentStore } from '@cleanpro/contentful-local/space/store';
import { ENDPOINT, NAMES, serviceOf, TOKENS } from '@cleanpro/contentful-local/tests/graphql/service';

const { handle } = serviceOf(new ContentStore('packages/sample-space/content', NAMES));
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({
    uri: ENDPOINT,
    headers: { authorization: `Bearer ${TOKENS.deliveryToken}` },
    fetch: (input, init) => handle(new Request(input, init)),
  }),
});

/**
 * Stands in for the query function of lib/content/client/query.ts.
 * @throws Error when the response has errors or no data
 */
export async function query<
  Data,
  Variables extends OperationVariables & { locale: string; preview: boolean },
>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<QueryResult<Data>> {
  const { data } = await client.query({ query: document, variables, fetchPolicy: 'network-only' });
  if (!data) throw new Error('The response has no data');
  return { data, tags: [...tagsOfData(data)] };
}

export async function sampleAssistant(): Promise<Assistant> {
  const { value: assistant } = await loadAssistant(query, false);
  if (!assistant) throw new Error('The sample space has no published assistant');
  return assistant;
}

const rules = new Map<string, Promise<RecommenderRuleFragment[]>>();

export function rulesOf(answers: readonly Answer[]): Promise<RecommenderRuleFragment[]> {
  const last = answers.at(-1);
  if (!last) throw new Error('There is no answer');
  const loading = rules.get(last.id) ?? loadRules(query, last, false).then((loaded) => loaded.value);
  rules.set(last.id, loading);
  return loading;
}

/** Returns the recommendations at a path such as `hotels/restrooms/soap-scum`. */
export async function recommendedAt(
  assistant: Assistant,
  path: string,
  needs: readonly string[] = [],
): Promise<Recommendations> {
  const { answers, question, rest } = followPath(assistant, path.split('/'));
  if (question || rest.length > 0) throw new Error(`${path} does not lead to recommendations`);
  return recommend(assistant, await rulesOf(answers), answers, needsOf(assistant, answers, needs));
}
