import type { Thing, WithContext } from 'schema-dts';
import type { VideoFragment } from '@/graphql/generated/operations';
import type { LoadedPage } from '@/lib/content/pages/load-page';
import type { Shell } from '@/lib/content/pages/shell';
import type { PageLists } from '@/lib/content/pages/page-lists';
import type { ProductReviews } from '@/lib/reviews/review-data';
import {
  articleData,
  breadcrumbData,
  faqData,
  howToData,
  listData,
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
        : page.__typename === 'GhsTraining'
          ? (page.modulesCollection?.items ?? []).map((module) => module?.video ?? null)
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

interface Asked {
  question: string | null;
  answer: { body: { json: unknown } | null } | null;
  subQuestionsCollection?: { items: readonly (Asked | null)[] } | null;
}

/** Questions of all levels, as the page shows them. */
function questionsOf(questions: readonly (Asked | null)[] | undefined): Asked[] {
  return (questions ?? []).flatMap((question) =>
    question ? [question, ...questionsOf(question.subQuestionsCollection?.items)] : [],
  );
}

/** The pages that a list page shows, in its order. */
function listed(
  { page, lists }: LoadedPage,
  shown: PageLists,
): { name: string | null; slug: string | null }[] {
  if (page.__typename === 'ListingPage' || page.__typename === 'ArticlePage')
    return lists.articles.map(({ title, slug }) => ({ name: title, slug }));
  if (page.__typename === 'AllBrandsPage')
    return (page.brandsCollection?.items ?? []).flatMap((brand) =>
      brand?.page?.slug ? [{ name: brand.name, slug: brand.page.slug }] : [],
    );
  return (shown.products?.items ?? []).map(({ productName, slug }) => ({ name: productName, slug }));
}

/** All structured data of a page. What is marked up is visible on it. */
export function pageData(
  loaded: LoadedPage,
  shown: PageLists,
  shell: Shell,
  trail: readonly { title: string; href: string | null }[],
  siteUrl: string,
  reviews: ProductReviews | null = null,
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
  if (page.__typename === 'ProductsPage') data.push(productData(page, siteUrl, reviews));
  if (page.__typename === 'ArticleDetailPages') data.push(articleData(page, name, siteUrl));
  if (page.__typename === 'FaqPage') data.push(faqData(questionsOf(page.questionsCollection?.items)));
  if (page.__typename === 'SustainabilityPage') data.push(faqData(questionsOf(page.faqCollection?.items)));
  if (page.__typename === 'JobsToBeDone') data.push(howToData(page, siteUrl));
  data.push(listData(page.title ?? '', listed(loaded, shown), siteUrl));
  data.push(...videosOf(loaded).map(videoData));
  return data.filter((item) => item !== null);
}
