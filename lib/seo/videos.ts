import type { VideoFragment } from '@/graphql/generated/operations';
import type { Blocks } from '@/lib/content/blocks/load-blocks';

/** The videos of a page and of its blocks, each once. */
export function collectVideos(
  own: readonly (VideoFragment | null | undefined)[],
  { sections, embedded }: Blocks,
): VideoFragment[] {
  const inBlocks = [...sections, ...Object.values(embedded)].map((block) =>
    block.__typename === 'Video' ? block : block.__typename === 'VideoAndTestimonials' ? block.video : null,
  );
  const videos = [...own, ...inBlocks].filter((video) => video !== null && video !== undefined);
  return [...new Map(videos.map((video) => [video.sys.id, video])).values()];
}
