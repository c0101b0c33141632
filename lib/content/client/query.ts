import 'server-only';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';
import { assetTag, entryTag, tagsOfAnswer } from '../cache/tags';
import { contentClient } from './apollo-client';
import { ContentUnavailableError } from './content-unavailable';

export { LOCALE } from './locale';

export interface Answer<Data> {
  data: Data;
  /** Cache tags of everything in the answer, and of everything that it links to and that is not published. */
  tags: string[];
}

/** The codes that leave the rest of the answer usable (fact sheet "Errors"). */
const PARTIAL = new Set([
  'UNRESOLVABLE_LINK',
  'UNEXPECTED_LINKED_CONTENT_TYPE',
  'UNRESOLVABLE_RESOURCE_LINK',
]);

const EXTENSIONS = z.object({
  contentful: z.object({
    code: z.string(),
    details: z
      .looseObject({
        linkId: z.string().optional(),
        linkType: z.string().optional(),
        linkingEntryId: z.string().optional(),
      })
      .optional(),
  }),
});

function nameOf(document: DocumentNode): string {
  for (const definition of document.definitions) {
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value;
  }
  return 'an unnamed query';
}

type Asked = OperationVariables & { locale: string; preview: boolean };

async function ask<Data, Variables extends Asked>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  const operation = nameOf(document);
  let result;
  try {
    result = await contentClient().query({
      query: document,
      variables,
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
    });
  } catch (error) {
    throw new ContentUnavailableError(operation, errorMessage(error), {
      cause: error,
    });
  }
  const tags = tagsOfAnswer(result.data);
  if (result.error) {
    if (!CombinedGraphQLErrors.is(result.error))
      throw new ContentUnavailableError(operation, result.error.message, { cause: result.error });
    for (const { extensions, message } of result.error.errors) {
      const known = EXTENSIONS.safeParse(extensions);
      if (!known.success || !PARTIAL.has(known.data.contentful.code))
        throw new ContentUnavailableError(operation, message);
      const { code, details } = known.data.contentful;
      log('warn', 'ContentLinkFailure', {
        operation,
        code,
        linkId: details?.linkId,
        linkingEntryId: details?.linkingEntryId,
      });
      if (details?.linkId !== undefined)
        tags.add(details.linkType === 'Asset' ? assetTag(details.linkId) : entryTag(details.linkId));
    }
  }
  if (result.data === undefined || result.data === null)
    throw new ContentUnavailableError(operation, 'the answer holds no data');
  return { data: result.data, tags: [...tags] };
}

/**
 * Asks the content service. A link that cannot be resolved leaves null in its place, is logged and tagged, and
 * never takes a page down.
 * @throws ContentUnavailableError for every other failure
 */
export async function queryContent<Data, Variables extends Asked>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  try {
    return await ask(document, variables);
  } catch (error) {
    globalThis.telemetryReporter?.remember(error);
    throw error;
  }
}
