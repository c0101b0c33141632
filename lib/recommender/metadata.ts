import type { Metadata } from 'next';
import { pageHref } from '@/lib/content/routing/links';
import { getMetadata } from '@/lib/seo/metadata';
import { RECOMMENDER } from './addresses';
import type { Answer, Assistant } from './assistant';
import type { Place } from './resolve';

interface Words {
  title: string;
  description?: string;
  image?: string;
  noIndex: boolean;
}

/** The answers' titles, the most specific first, since it tells one page from another. */
const joinTitles = (answers: readonly Answer[]): string =>
  answers
    .map(({ title }) => title)
    .toReversed()
    .join(', ');

function wordsOf(assistant: Assistant, place: Place): Words {
  const { home, result, plan } = assistant;
  switch (place.kind) {
    case 'text': {
      const meta = place.text.page.pageMetadata;
      return {
        title: meta?.title ?? place.text.title,
        description: meta?.description ?? place.text.page.introduction ?? undefined,
        image: meta?.image?.url ?? undefined,
        noIndex: meta?.noIndex === true,
      };
    }
    case 'sitemap':
      return { title: home.sitemap?.title ?? assistant.name, noIndex: false };
    case 'question':
      return {
        title: `${place.question.title} ${joinTitles(place.answers)}`,
        description: place.question.page.introduction ?? undefined,
        noIndex: true,
      };
    case 'products':
      return {
        title: `${result.title}: ${joinTitles(place.answers)}`,
        description: result.page.introduction ?? undefined,
        noIndex: true,
      };
    case 'plan':
      return {
        title: `${plan.title}: ${joinTitles(place.answers)}`,
        description: plan.page.introduction ?? undefined,
        noIndex: true,
      };
    default:
      return {
        title: home.pageMetadata?.title ?? assistant.name,
        description: home.pageMetadata?.description ?? undefined,
        image: home.pageMetadata?.image?.url ?? undefined,
        noIndex: home.pageMetadata?.noIndex === true,
      };
  }
}

/** Metadata of a place in the assistant. What depends on a visitor's answers is not indexed. */
export function assistantMetadata(
  assistant: Assistant,
  place: Place,
  path: readonly string[],
): Promise<Metadata> {
  const { title, description, image, noIndex } = wordsOf(assistant, place);
  return getMetadata({
    title,
    description,
    canonicalHref: pageHref([RECOMMENDER, ...path].join('/')),
    index: !noIndex,
    openGraph: { title, description, images: image ? [image] : undefined },
  });
}
