/** Checks that an asset has alternative text and a file. */
import type { Asset, Space } from '@cleanpro/contentful-local/space/types';
import type { Problem } from './problem.ts';

export function checkAsset(asset: Asset, space: Space): Problem[] {
  const problems: Problem[] = [];
  const { id } = asset.sys;
  if (Object.values(asset.fields.description ?? {}).every((value) => value === ''))
    problems.push({
      id,
      field: 'description',
      what: 'has no alternative text',
      todo: 'describe what it shows',
    });
  if (Object.keys(asset.fields.file ?? {}).length === 0)
    problems.push({ id, field: 'file', what: 'has no file', todo: 'add the file' });
  else if (space.filesFolder !== undefined && !space.assetFile(id))
    problems.push({
      id,
      field: 'file',
      what: 'has no file on disk',
      todo: 'add the file to packages/sample-space/content/assets/files',
    });
  return problems;
}
