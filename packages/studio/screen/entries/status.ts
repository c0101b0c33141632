import type { Asset, Entry } from '../api/schemas.ts';

/** Where an entry or asset is between draft and archive, as editors read it. */
export function statusOf({ sys }: Pick<Entry | Asset, 'sys'>): string {
  if (sys.archivedVersion !== undefined) return 'Archived';
  if (sys.publishedVersion === undefined) return 'Draft';
  return sys.version > sys.publishedVersion + 1 ? 'Changed' : 'Published';
}
