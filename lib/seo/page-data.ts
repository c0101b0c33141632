import type { Thing, WithContext } from 'schema-dts';
import type { VideoFragment } from '@/graphql/generated/operations';
import type { LoadedPage } from '@/lib/content/pages';
import type { Shell } from '@/lib/content/shell';
import {
  articleData,
  breadcrumbData,
  organizationData,
  productData,
  videoData,
  webSiteData,
} from './json-ld';

function videosOf({ page, blocks }: LoadedPage): VideoFragment[] {
  const own =
    page.__typename === 'ArticleDetailPages' || page.__typename === 'JobsToBeDone'
      ? [page.video]
      : page.__typename === 'ProductsPage'
        ? (page.videosCollection?.items ?? [])
        : [];
  const inBlocks = [...blocks.sections, ...Object.values(blocks.embedded)].flatMap((block) =>
    block.__typename === 'Video'
      ? [block]
      : block.__typename === 'VideoAndTestimonials' && block.video
        ? [block.video]
        : [],
  );
  const byId = new Map(
    [...own, ...inBlocks].flatMap((video): [string, VideoFragment][] =>
      video ? [[video.sys.id, video]] : [],
    ),
  );
  return [...byId.values()];
}

/** All structured data of a page. What is marked up is visible on it. */
export function pageData(
  loaded: LoadedPage,
  shell: Shell,
  trail: readonly { title: string; href: string | null }[],
  siteUrl: string,
): WithContext<Thing>[] {
  const { page } = loaded;
  const name = shell.organization?.name ?? 'CleanPro';
  const data: (WithContext<Thing> | null)[] = [trail.length > 1 ? breadcrumbData(trail, siteUrl) : null];
  if (page.__typename === 'HomePage') {
    data.push(
      webSiteData(name, siteUrl),
      shell.organization ? organizationData(shell.organization, siteUrl) : null,
    );
  }
  if (page.__typename === 'ProductsPage') data.push(productData(page, siteUrl));
  if (page.__typename === 'ArticleDetailPages') data.push(articleData(page, name, siteUrl));
  data.push(...videosOf(loaded).map(videoData));
  return data.filter((item) => item !== null);
}
