import type { Crumb } from '@/components/layout/Breadcrumbs/trail';
import { pageHref, ROOT } from '@cleanpro/content-values/paths/links';
import { productsHref, RECOMMENDER, stepHref } from '@/lib/recommender/addresses';
import type { Answer, Assistant } from '@/lib/recommender/assistant';
import type { Place } from '@/lib/recommender/resolve';

/** Returns a breadcrumb per answer, which links to the step after the answer. */
const answered = (answers: readonly Answer[]): Crumb[] =>
  answers.map(({ title }, index) => ({ title, href: stepHref(answers.slice(0, index + 1)) }));

/** Returns the breadcrumbs from the site's home page to a page of the assistant. The last one is the current page. */
export function assistantTrail(assistant: Assistant, place: Place, home: string): Crumb[] {
  const below = ((): Crumb[] => {
    switch (place.kind) {
      case 'text':
        return [{ title: place.text.name, href: null }];
      case 'sitemap':
        return [{ title: assistant.home.sitemap?.title ?? 'Sitemap', href: null }];
      case 'question':
        return answered(place.answers);
      case 'products':
        return [...answered(place.answers), { title: assistant.result.name, href: null }];
      case 'plan':
        return [
          ...answered(place.answers),
          { title: assistant.result.name, href: productsHref(place.answers) },
          { title: assistant.plan.name, href: null },
        ];
      default:
        return [];
    }
  })();
  const trail: Crumb[] = [
    { title: home, href: ROOT },
    { title: assistant.name, href: pageHref(RECOMMENDER) },
    ...below,
  ];
  return trail.map((crumb, index) => (index === trail.length - 1 ? { ...crumb, href: null } : crumb));
}
