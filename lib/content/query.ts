import 'server-only';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { z } from 'zod';
import { getClient } from './client';
import { assetTag, entryTag, tagsOfAnswer } from './cache/tags';
import { ContentUnavailableError } from './failures';
import { log } from '@/lib/telemetry/log';

/** The site has one locale (specification section 1). */
export const LOCALE = 'en-US';

/** What a visitor without preview gets; preview sees drafts over published content. */
export interface View {
  preview: boolean;
}

export interface Answer<Data> {
  data: Data;
  /** Cache tags of everything in the answer, and of everything that it links to and that is not published. */
  tags: Set<string>;
}

/** The codes that leave the rest of the answer usable (fact sheet "Errors"). */
const PARTIAL = new Set(['UNRESOLVABLE_LINK', 'UNEXPECTED_LINKED_CONTENT_TYPE', 'UNRESOLVABLE_RESOURCE_LINK']);

const ERROR_EXTENSIONS = z.object({
  contentful: z.object({
    code: z.string(),
    details: z.object({ linkId: z.string().optional(), linkType: z.string().optional(), linkingEntryId: z.string().optional() }).optional(),
  }),
});

function operationName(document: TypedDocumentNode<unknown, never>): string {
  for (const definition of document.definitions) {
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value;
  }
  return 'an unnamed query';
}

/**
 * Asks the content service. A link that cannot be resolved leaves null in its place, is logged and tagged, and
 * never takes a page down; every other failure throws {@link ContentUnavailableError}.
 */
export async function queryContent<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables & { locale: string; preview: boolean }>,
  variables: Omit<Variables, 'locale' | 'preview'>,
  view: View,
): Promise<Answer<Data>> {
  throw new Error('replaced below');
}
