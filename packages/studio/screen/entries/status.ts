import type { Asset, Entry } from '../api/schemas.ts';

/** Returns the publishing status of an entry or asset, as displayed to editors. */
export function statusOf({ sys }: Pick<Entry | Asset, 'sys'>): string {
  if (sys.archivedVersion !== undefined) return 'Archived';
  if (sys.publishedVersion === undefined) return 'Draft';
  return sys.version > sys.publishedVersion + 1 ? 'Changed' : 'Published';
}
