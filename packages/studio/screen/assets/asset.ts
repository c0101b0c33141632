/** What editors see of an asset: its file, and the text that stands for a picture. */
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

/** A picture no wider than this, or nothing for what is none. */
export const pictureUrl = (one: AssetFile | undefined, width: number): string | undefined =>
  one?.url && isPicture(one) ? `${one.url}?w=${width}` : undefined;

/** The texts of an asset. A picture with an empty description is decorative; without one, nobody has said what it is. */
export interface Texts {
  title: string;
  description: string;
  isDecorative: boolean;
}

/** What the description of an asset is called in forms. */
export const descriptionName = (isImage: boolean): string => (isImage ? 'Alternative text' : 'Description');

/** The fields of an asset, which have no content type. */
export const assetFields = (isImage: boolean) => [
  { id: 'title', name: 'Title', type: 'Symbol' },
  { id: 'description', name: descriptionName(isImage), type: 'Text' },
  { id: 'file', name: 'File', type: 'File' },
];

/** The address of a picture that is not uploaded yet, until it is revoked; nothing for another file. */
export const previewUrl = (file: File): string =>
  isPicture({ contentType: file.type }) ? URL.createObjectURL(file) : '';

/** The title of a file that is uploaded: `a-wet_floor.jpg` is titled `A wet floor`. */
function titleFor({ name }: Pick<File, 'name'>): string {
  const words = name
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The texts that a file has before somebody writes others. */
export const newTexts = (file: Pick<File, 'name'>): Texts => ({
  title: titleFor(file),
  description: '',
  isDecorative: false,
});

const textAt = (value: unknown): string => (typeof value === 'string' ? value : '');

export const textsOf = ({ fields }: Pick<Listed, 'fields'>, locale: string): Texts => ({
  title: textAt(fields.title?.[locale]),
  description: textAt(fields.description?.[locale]),
  isDecorative: fields.description?.[locale] === '',
});

/** The fields of an asset with other texts. */
export function fieldsWith(fields: Listed['fields'], texts: Texts, locale: string): Listed['fields'] {
  const { [locale]: _before, ...otherLocales } = fields.description ?? {};
  const isDescribed = texts.isDecorative || texts.description.trim() !== '';
  return {
    ...fields,
    title: { ...fields.title, [locale]: texts.title },
    description: {
      ...otherLocales,
      ...(isDescribed && { [locale]: texts.isDecorative ? '' : texts.description }),
    },
  };
}

export const lacksAlternative = (asset: Pick<Listed, 'fields'>, locale: string): boolean => {
  const { description, isDecorative } = textsOf(asset, locale);
  return isPicture(fileOf(asset, locale)) && !description.trim() && !isDecorative;
};

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

export function sizeOf(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const format = new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    // The short form has no plural: "2 byte".
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 2 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** step);
}

/** Such as `JPEG` or `PDF`. */
export const typeName = ({ contentType }: AssetFile): string =>
  (contentType.split('/')[1] ?? contentType).replace(/\+xml$|^x-|^vnd\..*\./g, '').toUpperCase();

export const dimensionsOf = ({ details }: AssetFile): string =>
  details?.image ? `${details.image.width} × ${details.image.height}` : '';

/** Why a file is too large to be uploaded; nothing when it is not. */
export const sizeProblem = ({ size }: Pick<File, 'size'>): string =>
  size > MAX_FILE_BYTES
    ? `It is larger than ${sizeOf(MAX_FILE_BYTES)}. Make it smaller, then choose it again.`
    : '';
