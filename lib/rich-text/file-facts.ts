import type { EmbeddedAssetFragment } from '@/graphql/generated/operations';

type File = Pick<EmbeddedAssetFragment, 'fileName' | 'contentType' | 'size'>;

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** Formats a number of bytes, such as `220 kB` or `1.4 MB`. */
function sizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(bytes) / 3)));
  const value = bytes / 1000 ** power;
  const rounded = value < 10 && power > 0 ? Number(value.toFixed(1)) : Math.round(value);
  return rounded === 1000 && power < UNITS.length - 1
    ? `1 ${UNITS[power + 1]}`
    : `${rounded} ${UNITS[power]}`;
}

/**
 * Returns the type and size of a file that visitors download, such as `PDF, 220 kB`. The type is the file's extension
 * or, without one, its media type. Empty when both are unknown.
 */
export function fileFacts({ fileName, contentType, size }: File): string {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(fileName ?? '')?.[1];
  const subtype = /^\w+\/(?:x-)?([a-z0-9]{1,5})(?:[;+]|$)/i.exec(contentType ?? '')?.[1];
  return [(extension ?? subtype)?.toUpperCase(), size !== null && size > 0 ? sizeText(size) : undefined]
    .filter(Boolean)
    .join(', ');
}
