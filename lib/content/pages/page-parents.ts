import 'server-only';
import { PARENT_FIELDS } from '@cleanpro/content-values/editorial/parents';
import { errorMessage } from '@/lib/telemetry/error-message';
import { defineCachedRead, type Tagged } from '../cache/cached-read';
import { entryTag, linkedIds } from '../cache/tags';
import { ContentUnavailableError } from '../client/content-unavailable';
import { deliveryAddress, deliveryClient } from '../client/delivery';

/** Reads the page by its id, because a link to a parent contains nothing else. */
async function loadParents(preview: boolean, id: string): Promise<Tagged<string[]>> {
  const client = deliveryClient(deliveryAddress(preview));
  try {
    const { items } = await client.getEntries({ 'sys.id': id, include: 0 });
    const fields = items[0]?.fields ?? {};
    return { value: PARENT_FIELDS.flatMap((field) => linkedIds(fields[field])), tags: [entryTag(id)] };
  } catch (error) {
    throw new ContentUnavailableError('the parents of a page', errorMessage(error), { cause: error });
  }
}

/**
 * Returns the ids of the pages directly above a page. Empty for an unpublished page.
 * @throws ContentUnavailableError
 */
export const getParents = defineCachedRead({ name: 'parents', load: loadParents });
