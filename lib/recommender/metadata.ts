import type { Metadata } from 'next';
import type { RecommenderMetadataFragment } from '@/graphql/generated/operations';
import { getPageMetadata } from '@/lib/seo/metadata';
import { RECOMMENDER } from './addresses';
import type { Answer, Assistant } from './assistant';
import type { Place } from './resolve';

interface Head {
  title: string;
  description?: string | null;
  meta?: RecommenderMetadataFragment | null;
  index: boolean;
}

/** Joins the titles of answers in reverse order, because the last answer best distinguishes a page from others. */
const joinTitles = (answers: readonly Answer[]): string =>
  answers
    .map(({ title }) => title)
    .toReversed()
    .join(', ');

function headOf({ name, home, result, plan }: Assistant, place: Place): Head {
  switch (place.kind) {
    case 'text': {
      const { page, title } = place.text;
      return { title, description: page.introduction, meta: page.pageMetadata, index: true };
    }
    case 'sitemap':
      return { title: home.sitemap?.title ?? name, index: true };
    case 'question':
      return {
        title: `${place.question.title} ${joinTitles(place.answers)}`,
        description: place.question.page.introduction,
        index: false,
      };
    case 'products':
      return {
        title: `${result.title}: ${joinTitles(place.answers)}`,
        description: result.page.introduction,
        index: false,
      };
    case 'plan':
      return {
        title: `${plan.title}: ${joinTitles(place.answers)}`,
        description: plan.page.introduction,
        index: false,
      };
    default:
      return { title: name, meta: home.pageMetadata, index: true };
  }
}

/**
 * Returns the metadata of a page of the assistant, or that of the assistant's home page as a fallback. Pages that
 * depend on a visitor's answers are not indexed.
 */
export function assistantMetadata(
  assistant: Assistant,
  place: Place,
  path: readonly string[],
): Promise<Metadata> {
  const head = headOf(assistant, place);
  const home = assistant.home.pageMetadata;
  const { title, description, image, noIndex } = head.meta ?? {};
  return getPageMetadata({
    ...head,
    slug: [RECOMMENDER, ...path].join('/'),
    meta: {
      title,
      description: description ?? head.description ?? home?.description,
      image: image ?? home?.image,
      noIndex,
    },
  });
}
