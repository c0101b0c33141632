/** Parameters of the Images API (Contentful docs, "Images API"; docs/services.md, "Contentful GraphQL"). */
import { z } from 'zod';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const SHAPE = {
  w: { schema: wholeNumber(1, 4000), allowed: 'a whole number from 1 to 4000' },
  h: { schema: wholeNumber(1, 4000), allowed: 'a whole number from 1 to 4000' },
  fit: {
    schema: z.enum(['pad', 'fill', 'scale', 'crop', 'thumb', 'fit']),
    allowed: 'pad, fill, scale, crop or thumb',
  },
  f: {
    schema: z.enum([
      'center',
      'top',
      'right',
      'left',
      'bottom',
      'top_right',
      'top_left',
      'bottom_right',
      'bottom_left',
      'face',
      'faces',
    ]),
    allowed:
      'center, top, right, left, bottom, top_right, top_left, bottom_right, bottom_left, face or faces',
  },
  r: {
    schema: z.union([z.literal('max'), wholeNumber(1, 4000)]),
    allowed: 'max, or a whole number from 1 to 4000',
  },
  q: { schema: wholeNumber(1, 100), allowed: 'a whole number from 1 to 100' },
  bg: { schema: z.string().regex(/^rgb:[0-9a-f]{6}$/i), allowed: 'a colour such as rgb:ffffff' },
  fm: {
    schema: z.enum(['jpg', 'png', 'webp', 'gif', 'avif', 'tiff']),
    allowed: 'jpg, png, webp, gif, avif or tiff',
  },
  fl: { schema: z.enum(['progressive', 'png8']), allowed: 'progressive or png8' },
} as const;

const PARAMETERS = z.object({
  w: SHAPE.w.schema.optional(),
  h: SHAPE.h.schema.optional(),
  fit: SHAPE.fit.schema.optional(),
  f: SHAPE.f.schema.optional(),
  r: SHAPE.r.schema.optional(),
  q: SHAPE.q.schema.optional(),
  bg: SHAPE.bg.schema.optional(),
  fm: SHAPE.fm.schema.optional(),
  fl: SHAPE.fl.schema.optional(),
});

export type ImageParameters = z.infer<typeof PARAMETERS>;

/** An invalid parameter. The message names it and the allowed values. */
export class ImageParameterError extends Error {
  override readonly name = 'ImageParameterError';
}

/**
 * Parses the query of an image URL. Unknown parameters are ignored, as in Contentful.
 * @throws ImageParameterError
 */
export function imageParameters(query: URLSearchParams): ImageParameters {
  const parsed = PARAMETERS.safeParse(Object.fromEntries(query));
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0]);
  const allowed = Object.entries(SHAPE).find(([key]) => key === name)?.[1].allowed ?? '';
  throw new ImageParameterError(`The parameter ${name} must be ${allowed}.`);
}
