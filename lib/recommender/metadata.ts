import type { Metadata } from 'next';
import { pageHref } from '@/lib/content/routing/links';
import { RECOMMENDER } from './addresses';
import type { Answer, Assistant } from './assistant';
import type { Place } from './resolve';

interface Words {
  title: string;
  description?: string;
  image?: string;
  noIndex: boolean;
}

/** The answers, the most particular first: that is what tells one page from another. */
const answersOf = (given: readonly Answer[]): string =>
  given
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
        title: `${place.question.title} ${answersOf(place.given)}`,
        description: place.question.page.introduction ?? undefined,
        noIndex: true,
      };
    case 'products':
      return {
        title: `${result.title}: ${answersOf(place.given)}`,
        description: result.page.introduction ?? undefined,
        noIndex: true,
      };
    case 'plan':
      return {
        title: `${plan.title}: ${answersOf(place.given)}`,
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

/** Metadata of a place in the assistant. What depends on a visitor's answers is not for search engines. */
export function assistantMetadata(
  assistant: Assistant,
  place: Place,
  path: readonly string[],
  site: { url: string; name: string },
  preview: boolean,
): Metadata {
  const { title, description, image, noIndex } = wordsOf(assistant, place);
  const canonical = `${site.url}${pageHref([RECOMMENDER, ...path].join('/'))}`;
  return {
    metadataBase: new URL(site.url),
    title: `${title} | ${site.name}`,
    description,
    alternates: { canonical },
    robots:
      preview || noIndex
        ? { index: false, follow: !preview }
        : { index: true, follow: true, 'max-image-preview': 'large' },
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.name,
      locale: 'en_US',
      type: 'website',
      images: image ? [image] : undefined,
    },
  };
}
