import { hasVisibleText } from '@cleanpro/text/visible-text';
import { JSON_FIELDS } from './json-fields';

/** An empty description marks an asset as decorative. A missing description does not. */
const isDecorative = (node: object, key: string, value: string): boolean =>
  value === '' && key === 'description' && '__typename' in node && node.__typename === 'Asset';

/**
 * Replaces strings without visible characters with null, so that `??` falls back to the next title, description or
 * name. Leaves JSON fields unchanged, because spaces in rich text are part of the words.
 * @param data a response that nothing else uses yet. It is changed in place.
 */
export function removeBlankStrings(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'string') {
      if (!hasVisibleText(value) && !isDecorative(data, key, value)) Reflect.set(data, key, null);
    } else if (!JSON_FIELDS.has(key)) removeBlankStrings(value);
  }
}
