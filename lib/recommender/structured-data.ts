import type { Thing, WithContext } from 'schema-dts';
import type { Place } from './resolve';

/** The JSON-LD of a place in the assistant: the video of a page of text. */
export function assistantData(place: Place): WithContext<Thing>[] {
  const video = place.kind === 'text' ? place.text.page.video : null;
  if (!video?.title || !video.thumbnail?.url || !video.sys.publishedAt) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: video.title,
      description: video.title,
      thumbnailUrl: [video.thumbnail.url],
      uploadDate: video.sys.publishedAt,
      contentUrl: video.videoFile?.url ?? undefined,
      embedUrl: video.videoFile?.url ? undefined : (video.videoLink ?? undefined),
    },
  ];
}
