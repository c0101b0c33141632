import { z } from 'zod';
import type { Listed } from '../api/entities.ts';
import { MAX_FILE_BYTES } from '../api/uploads.ts';

export const assetFile = z.object({
  url: z.string().optional(),
  fileName: z.string().default(''),
  contentType: z.string(),
  details: z
    .object({
      size: z.number(),
      image: z.object({ width: z.number(), height: z.number() }).optional(),
    })
    .optional(),
});
export type AssetFile = z.infer<typeof assetFile>;

export const fileOf = ({ fields }: Pick<Listed, 'fields'>, locale: string): AssetFile | undefined =>
  assetFile.safeParse(fields.file?.[locale]).data;

export const isPicture = (one: Pick<AssetFile, 'contentType'> | undefined): boolean =>
  one?.contentType.startsWith('image/') ?? false;

/** Returns the URL of an image, at most `width` pixels wide, or undefined if the file is not an image. */
export const pictureUrl = (one: AssetFile | undefined, width: number): string | undefined =>
  one?.url && isPicture(one) ? `${one.url}?w=${width}` : undefined;

/** Title and description of an asset. An empty description marks an image as decorative. A missing one does not. */
export interface TitleAndDescription {
  title: string;
  description: string;
  isDecorative: boolean;
}

/** Returns the label of the description field. */
export const descriptionName = (isImage: boolean): string => (isImage ? 'Alternative text' : 'Description');

/** Returns the field definitions of an asset. Contentful has no content type for assets. */
export const assetFields = (isImage: boolean) => [
  { id: 'title', name: 'Title', type: 'Symbol' },
  { id: 'description', name: descriptionName(isImage), type: 'Text' },
  { id: 'file', name: 'File', type: 'File' },
];

/** Returns an object URL for an image that is not uploaded yet, or an empty string. The caller must revoke it. */
export const previewUrl = (file: File): string =>
  isPicture({ contentType: file.type }) ? URL.createObjectURL(file) : '';

/** Derives a title from a file name: `a-wet_floor.jpg` becomes `A wet floor`. */
function titleFor({ name }: Pick<File, 'name'>): string {
  const words = name
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the initial title and description of a new file. */
export const initialTitleAndDescription = (file: Pick<File, 'name'>): TitleAndDescription => ({
  title: titleFor(file),
  description: '',
  isDecorative: false,
});

const textAt = (value: unknown): string => (typeof value === 'string' ? value : '');

export const readTitleAndDescription = (
  { fields }: Pick<Listed, 'fields'>,
  locale: string,
): TitleAndDescription => ({
  title: textAt(fields.title?.[locale]),
  description: textAt(fields.description?.[locale]),
  isDecorative: fields.description?.[locale] === '',
});

/** Returns the fields of an asset with the title and description replaced in one locale. */
export function fieldsWith(
  fields: Listed['fields'],
  values: TitleAndDescription,
  locale: string,
): Listed['fields'] {
  const { [locale]: _before, ...otherLocales } = fields.description ?? {};
  const isDescribed = values.isDecorative || values.description.trim() !== '';
  return {
    ...fields,
    title: { ...fields.title, [locale]: values.title },
    description: {
      ...otherLocales,
      ...(isDescribed && { [locale]: values.isDecorative ? '' : values.description }),
    },
  };
}

export const isAlternativeTextMissing = (asset: Pick<Listed, 'fields'>, locale: string): boolean => {
  const { description, isDecorative } = readTitleAndDescription(asset, locale);
  return isPicture(fileOf(asset, locale)) && !description.trim() && !isDecorative;
};

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

export function formatSize(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const format = new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    // The short format does not pluralize "byte": it would print "2 byte".
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 2 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** step);
}

/** Returns a short name for the type of a file, such as `JPEG` or `PDF`. */
export const typeName = ({ contentType }: AssetFile): string =>
  (contentType.split('/')[1] ?? contentType).replace(/\+xml$|^x-|^vnd\..*\./g, '').toUpperCase();

export const dimensionsOf = ({ details }: AssetFile): string =>
  details?.image ? `${details.image.width} × ${details.image.height}` : '';

/** Returns why a file is too large to upload, or an empty string. */
export const sizeProblem = ({ size }: Pick<File, 'size'>): string =>
  size > MAX_FILE_BYTES
    ? `It’s larger than ${formatSize(MAX_FILE_BYTES)}. Reduce its size, then try again.`
    : '';
