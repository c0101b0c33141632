import type { Thing, WithContext } from 'schema-dts';
import { breadcrumbData } from '@/lib/seo/json-ld';
import type { Place } from './resolve';

/** Structured data of a place in the assistant: the trail, and the video of a page of text. */
export function assistantData(
  place: Place,
  trail: readonly { title: string; href: string | null }[],
  siteUrl: string,
): WithContext<Thing>[] {
  const video = place.kind === 'text' ? place.text.page.video : null;
  const trails = breadcrumbData(trail, siteUrl);
  if (!video?.title || !video.thumbnail?.url || !video.sys.publishedAt) return [trails];
  return [
    trails,
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
