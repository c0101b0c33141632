import type { Asset, Entry } from './types.ts';

export const isEntry = (entity: Entry | Asset): entity is Entry => entity.sys.type === 'Entry';

export const asEntry = (entity: Entry | Asset | undefined): Entry | undefined =>
  entity && isEntry(entity) ? entity : undefined;
export const asAsset = (entity: Entry | Asset | undefined): Asset | undefined =>
  entity && !isEntry(entity) ? entity : undefined;
