import 'server-only';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';
import { assetTag, entryTag, tagsOfData } from '../cache/tags';
import { contentClient } from './apollo-client';
import { ContentUnavailableError } from './content-unavailable';

export { LOCALE } from './locale';

export interface QueryResult<Data> {
  data: Data;
  /** Cache tags of every entity in the data and of every unpublished entity that it links to. Empty for drafts. */
  tags: string[];
}

/** Error codes after which the rest of the data is usable (docs/services.md, "Contentful GraphQL"). */
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

function getOperationName(document: DocumentNode): string {
  for (const definition of document.definitions) {
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value;
  }
  return 'an unnamed query';
}

type Variables = OperationVariables & { locale: string; preview: boolean };

/**
 * Queries the content service. Unresolvable links are null in the data, logged and tagged, but never fail a page.
 * @throws ContentUnavailableError for every other failure
 */
export async function queryContent<Data, V extends Variables>(
  document: TypedDocumentNode<Data, V>,
  variables: V,
): Promise<QueryResult<Data>> {
  const operation = getOperationName(document);
  let result;
  try {
    result = await contentClient().query({
      query: document,
      variables,
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
    });
  } catch (error) {
    throw new ContentUnavailableError(operation, errorMessage(error), {
      cause: error,
    });
  }
  // Previews are never cached, so they need no tags.
  const tags = variables.preview ? new Set<string>() : tagsOfData(result.data);
  if (result.error) {
    if (!CombinedGraphQLErrors.is(result.error))
      throw new ContentUnavailableError(operation, result.error.message, { cause: result.error });
    for (const { extensions, message } of result.error.errors) {
      const parsed = EXTENSIONS.safeParse(extensions);
      if (!parsed.success || !PARTIAL.has(parsed.data.contentful.code))
        throw new ContentUnavailableError(operation, message);
      const { code, details } = parsed.data.contentful;
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
    throw new ContentUnavailableError(operation, 'the response has no data');
  return { data: result.data, tags: [...tags] };
}
