import { hasVisibleText } from '@cleanpro/text/visible-text';
import { JSON_FIELDS } from './json-fields';

/** An empty description of an asset marks a decorative picture; a missing one does not. */
const isDecorative = (node: object, key: string, value: string): boolean =>
  value === '' && key === 'description' && '__typename' in node && node.__typename === 'Asset';

/**
 * Replaces every text without anything to see by null, as a field without a value has: `??` then finds the next title,
 * description or name everywhere. The values of JSON fields stay as they are; in rich text, spaces are part of the words.
 * @param data of a response that nothing else uses yet: it is changed in place
 */
export function removeBlankTexts(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'string') {
      if (!hasVisibleText(value) && !isDecorative(data, key, value)) Reflect.set(data, key, null);
    } else if (!JSON_FIELDS.has(key)) removeBlankTexts(value);
  }
}
