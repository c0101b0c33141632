import type {
  EmbeddedAssetFragment,
  FileAssetFragment,
  RichTextHyperlinkFragment,
} from '@/graphql/generated/operations';
import { present } from '@/lib/content/present';
import { inlineEntryText, type InlineEntryFragment } from './inline-entry';
import { parseRichText } from '@cleanpro/content-values/rich-text/parse';
import { plainText } from '@cleanpro/content-values/rich-text/plain-text';

/** A rich text field, as every query selects it (graphql/shared/RichText.graphql). */
export interface RichTextField {
  json: unknown;
  links: {
    entries: {
      inline?: readonly (InlineEntryFragment | null)[];
      hyperlink: readonly (RichTextHyperlinkFragment | null)[];
    };
    assets: {
      hyperlink: readonly (FileAssetFragment | null)[];
      block?: readonly (EmbeddedAssetFragment | null)[];
    };
  };
}

/** Returns a map of entities by id, without missing ones. */
export const byId = <Entity extends { sys: { id: string } }>(
  entities: readonly (Entity | null)[] | undefined,
): Map<string, Entity> => new Map(present(entities).map((entity) => [entity.sys.id, entity]));

/** Returns the plain text of a rich text field on one line, including the text of its inline entries. */
export function fieldText(field: RichTextField | null | undefined): string {
  if (!field) return '';
  const entries = byId(field.links.entries.inline);
  return plainText(parseRichText(field.json).blocks, (id) => inlineEntryText(entries.get(id)));
}
