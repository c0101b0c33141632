/** Checks whether the image service resizes and converts an image of the space. */
import { z } from 'zod';
import type { SiteConfig } from '../../../../lib/config/environment.ts';
import { error, unreachable, type Check } from '../check.ts';
import { bearer, jsonOf, request } from '../request.ts';

const WIDTH = 64;
/** Formats that can be resized. SVG images are sent unchanged. */
const RASTER = /^image\/(jpeg|png|webp|avif)$/;
const ASSETS = z.object({
  items: z.array(
    z.object({ fields: z.object({ file: z.object({ url: z.string(), contentType: z.string() }) }) }),
  ),
});

export const images: Check<SiteConfig> = {
  name: 'images',
  async run(site, signal) {
    const space = `${site.CONTENTFUL_CDN_HOST}/spaces/${site.CONTENTFUL_SPACE_ID}/environments/${site.CONTENTFUL_ENVIRONMENT}`;
    const assets = await request(
      `${space}/assets?limit=100&mimetype_group=image&select=fields.file`,
      { headers: bearer(site.CONTENTFUL_DELIVERY_TOKEN) },
      signal,
    );
    if ('reason' in assets) return { skipped: unreachable('CONTENTFUL_CDN_HOST', assets.reason) };
    const found = jsonOf(assets, ASSETS);
    if (!found) return { skipped: `CONTENTFUL_CDN_HOST answers ${assets.status} without pictures` };
    const files = found.items.map(({ fields }) => fields.file);
    const file = files.find(({ contentType }) => RASTER.test(contentType))?.url;
    if (file === undefined) return { skipped: 'The space has no picture that can be resized' };
    const { protocol, host, pathname } = new URL(file, 'https://images.invalid');
    const isOwn = pathname.startsWith('/images/');
    const base = isOwn ? site.IMAGES_UPSTREAM_URL.replace(/\/$/, '') : `${protocol}//${host}`;
    const setting = isOwn ? 'IMAGES_UPSTREAM_URL' : 'CONTENTFUL_CDN_HOST';
    const answer = await request(`${base}${pathname}?w=${WIDTH}&fm=webp`, {}, signal);
    if ('reason' in answer)
      return [
        error(
          setting,
          `The image service does not answer at ${base}: ${answer.reason}.`,
          'Start the embedded services, or set IMAGES_UPSTREAM_URL to the server behind /images.',
        ),
      ];
    const type = answer.headers.get('content-type')?.split(';')[0];
    if (answer.status === 200 && type === 'image/webp') return [];
    return [
      error(
        setting,
        `The image service does not resize: ${base}${pathname} with w=${WIDTH} and fm=webp returned status ${answer.status} and the type ${type ?? '(none)'}.`,
        "It must support the parameters of Contentful's Images API: w, h, fit, fm, q.",
      ),
    ];
  },
};
