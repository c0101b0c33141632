import type { Link, Space, Validation } from '../space/types.ts';
import { isLink } from '../space/view.ts';
import type { Path, ValidationError } from './error.ts';

const MIME_GROUPS: Record<string, RegExp> = {
  image: /^image\//,
  video: /^video\//,
  audio: /^audio\//,
  plaintext: /^text\/plain/,
  markup: /^(text\/html|application\/xml|text\/xml)/,
  pdfdocument: /^application\/pdf/,
  archive: /zip|tar|compressed/,
};

/** Whether a media type belongs to one of Contentful's groups, such as `image`; undefined for an unknown group. */
export function isInMimeGroup(contentType: string, group: string): boolean | undefined {
  return MIME_GROUPS[group]?.test(contentType);
}

/**
 * Returns the links in a value with their paths, including those in rich text. Rich text can be nested to any depth, so
 * this does not recurse.
 */
export function linksWithPaths(top: unknown, path: Path): { link: Link; path: Path }[] {
  const found: { link: Link; path: Path }[] = [];
  const rest: { value: unknown; path: Path }[] = [{ value: top, path }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, path: at } = next;
    if (isLink(value)) found.push({ link: value, path: at });
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value).toReversed())
        rest.push({ value: item, path: [...at, Array.isArray(value) ? Number(key) : key] });
  }
  return found;
}

const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** Returns errors for a link to a target that a validation does not allow. Missing targets are a different error. */
export function targetErrors(rule: Validation, link: Link, path: Path, space: Space): ValidationError[] {
  const { linkType, id } = link.sys;
  const message = rule.message && { customMessage: rule.message };
  if (rule.linkContentType !== undefined && linkType === 'Entry') {
    const contentTypeId = listOf(rule.linkContentType);
    const target = space.preview.entry(id);
    if (target && !contentTypeId.includes(target.sys.contentType.sys.id))
      return [
        {
          name: 'linkContentType',
          contentTypeId,
          value: link,
          details: `Linked entry must be of one of the types: ${contentTypeId.join(', ')}`,
          path: [...path],
          ...message,
        },
      ];
  }
  if (rule.linkMimetypeGroup !== undefined && linkType === 'Asset') {
    const mimetypeGroupName = rule.linkMimetypeGroup;
    const files = Object.values(space.preview.asset(id)?.fields.file ?? {});
    if (
      files.some((file) => mimetypeGroupName.every((name) => isInMimeGroup(file.contentType, name) === false))
    )
      return [
        {
          name: 'linkMimetypeGroup',
          mimetypeGroupName,
          value: link,
          details: `Linked asset must be of one of the groups: ${mimetypeGroupName.join(', ')}`,
          path: [...path],
          ...message,
        },
      ];
  }
  return [];
}

/** Whether the target of a link exists in the space, published or not. Links to anything else are not checked. */
export function isResolvable({ sys: { linkType, id } }: Link, space: Space): boolean {
  if (linkType !== 'Entry' && linkType !== 'Asset') return true;
  return (linkType === 'Entry' ? space.preview.entry(id) : space.preview.asset(id)) !== undefined;
}
