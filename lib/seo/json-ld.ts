import type {
  BreadcrumbList,
  FAQPage,
  ItemList,
  Organization,
  Thing,
  VideoObject,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { OrganizationFragment, VideoFragment } from '@/graphql/generated/operations';
import { present } from '@/lib/content/present';
import { withoutFieldMarks } from '@/lib/content/preview/field-marks';
import { FILES, pageHref } from '@cleanpro/content-values/paths/links';
import { displayedFilm, type Film } from '@cleanpro/content-values/editorial/film';
import { fieldText, type RichTextField } from '@/lib/rich-text/field';
import { firstVisible } from '@cleanpro/text/visible-text';

/**
 * Returns JSON-LD as the text of a script element. Escapes `<`, so that no value can end the element. The site's own
 * files get absolute URLs, which crawlers need (docs/services.md, "Structured data").
 */
export const scriptText = (data: readonly WithContext<Thing>[], siteUrl: string): string =>
  withoutFieldMarks(
    JSON.stringify(data, (_key, value: unknown) =>
      typeof value === 'string' && value.startsWith(FILES) ? siteUrl + value : value,
    ),
  ).replace(/</g, '\\u003c');

const CONTEXT = 'https://schema.org';

/** Returns the structured data of the organization behind the site, for the home page. */
export function organizationData(
  organization: OrganizationFragment,
  siteUrl: string,
): WithContext<Organization> {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: organization.name ?? undefined,
    alternateName: organization.alternateName ?? undefined,
    url: organization.url ?? siteUrl,
    logo: organization.logo?.url ?? undefined,
    parentOrganization: organization.parentOrganization
      ? { '@type': 'Organization', name: organization.parentOrganization }
      : undefined,
    sameAs: present(organization.socialProfiles),
    contactPoint: organization.phone
      ? {
          '@type': 'ContactPoint',
          telephone: organization.phone,
          contactType: 'customer service',
          areaServed: 'US',
        }
      : undefined,
  };
}

/** Returns the structured data of the site, for the home page. */
export function webSiteData(name: string, siteUrl: string): WithContext<WebSite> {
  return { '@context': CONTEXT, '@type': 'WebSite', name, url: siteUrl };
}

/** Returns the structured data of a breadcrumb trail. The last item needs no URL. */
export function breadcrumbData(
  trail: readonly { title: string; href: string | null }[],
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: title,
      ...(href && { item: `${siteUrl}${href}` }),
    })),
  };
}

const isoDuration = (seconds: number): string =>
  `PT${seconds >= 60 ? `${Math.floor(seconds / 60)}M` : ''}${seconds % 60}S`;

/** Returns the URL of a film as structured data: `contentUrl` for a file, `embedUrl` for a player. */
export const filmAddress = ({ kind, url }: Film): Pick<VideoObject, 'contentUrl' | 'embedUrl'> =>
  kind === 'file' ? { contentUrl: url } : { embedUrl: url };

/**
 * Returns the structured data of a video. Null without the name, thumbnail and upload date that search engines require.
 */
export function videoData(video: VideoFragment): WithContext<VideoObject> | null {
  const uploadDate = video.uploadDate ?? video.sys.publishedAt;
  const film = displayedFilm(video, video.videoThumbnail);
  if (!film || !video.title || !video.videoThumbnail?.url || !uploadDate) return null;
  return {
    '@context': CONTEXT,
    '@type': 'VideoObject',
    name: video.title,
    description: firstVisible(video.description, video.title),
    thumbnailUrl: [video.videoThumbnail.url],
    uploadDate,
    duration: video.durationSeconds ? isoDuration(video.durationSeconds) : undefined,
    ...filmAddress(film),
    transcript: firstVisible(video.transcript),
  };
}

interface Question {
  question: string | null;
  answer: { body: RichTextField | null } | null;
  subQuestionsCollection?: { items: readonly (Question | null)[] } | null;
}

const flattenQuestions = (questions: readonly (Question | null)[] | undefined): Question[] =>
  (questions ?? []).flatMap((question) =>
    question ? [question, ...flattenQuestions(question.subQuestionsCollection?.items)] : [],
  );

/** Returns the structured data of the questions that have an answer, or null when there are none. */
export function faqData(questions: readonly (Question | null)[] | undefined): WithContext<FAQPage> | null {
  const entities = flattenQuestions(questions).flatMap(({ question, answer }) => {
    const text = fieldText(answer?.body);
    return question && text
      ? [
          {
            '@type': 'Question' as const,
            name: question,
            acceptedAnswer: { '@type': 'Answer' as const, text },
          },
        ]
      : [];
  });
  return entities.length > 0 ? { '@context': CONTEXT, '@type': 'FAQPage', mainEntity: entities } : null;
}

/**
 * Returns the structured data of a list of pages, or null when it is empty. Items have only URLs, because the page that
 * lists them has their names.
 * @param name name of the list
 */
export function listData(
  name: string | null,
  items: readonly ({ slug: string | null } | null | undefined)[],
  siteUrl: string,
): WithContext<ItemList> | null {
  const slugs = items.flatMap((item) => item?.slug ?? []).filter((slug) => slug !== '');
  if (slugs.length === 0) return null;
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name: name ?? '',
    numberOfItems: slugs.length,
    itemListElement: slugs.map((slug, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      url: `${siteUrl}${pageHref(slug)}`,
    })),
  };
}
