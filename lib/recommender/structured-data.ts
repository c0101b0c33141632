import type { Thing, WithContext } from 'schema-dts';
import { displayedFilm } from '@cleanpro/content-values/editorial/film';
import { filmAddress } from '@/lib/seo/json-ld';
import type { Place } from './resolve';

/** Returns the JSON-LD of a page of the assistant. Only text pages with a video have any. */
export function assistantData(place: Place): WithContext<Thing>[] {
  const video = place.kind === 'text' ? place.text.page.video : null;
  const film = video && displayedFilm(video, video.thumbnail);
  if (!film || !video.title || !video.thumbnail?.url || !video.sys.publishedAt) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: video.title,
      description: video.title,
      thumbnailUrl: [video.thumbnail.url],
      uploadDate: video.sys.publishedAt,
      ...filmAddress(film),
    },
  ];
}
