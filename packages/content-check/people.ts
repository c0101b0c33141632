import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from './problem.ts';
import { blocksOf, textOf } from './values.ts';

const MARK = /\(sample\)$/;
const QUOTED = /“([^”]+)”/g;

function checkTestimonial(testimonial: Entry): Problem[] {
  return MARK.test(textOf(testimonial, 'company') ?? '')
    ? []
    : [problemAt(testimonial.sys.id, 'company', 'is not marked as a sample', 'end the name with “(sample)”')];
}

/** Checks that a customer story names its author like the testimonial does, and quotes it literally. */
function checkStory(story: Entry, testimonials: readonly Entry[]): Problem[] {
  const { id } = story.sys;
  const author = textOf(story, 'author');
  const testimonial = testimonials.find((each) => textOf(each, 'author') === author);
  if (!testimonial)
    return [problemAt(id, 'author', 'has no testimonial', 'add a testimonial with the role and company')];
  const problems: Problem[] = [];
  const title = `${textOf(testimonial, 'role') ?? ''}, ${textOf(testimonial, 'company') ?? ''}`;
  if (textOf(story, 'authorRole') !== title)
    problems.push(
      problemAt(id, 'authorRole', `differs from “${title}” in ${testimonial.sys.id}`, 'use the same title'),
    );
  const statement = textOf(testimonial, 'quote') ?? '';
  for (const [, quote = ''] of blocksOf(story, 'body').join('\n').matchAll(QUOTED))
    if (!statement.includes(quote))
      problems.push(
        problemAt(
          id,
          'body',
          `quotes “${quote}”, which ${testimonial.sys.id} does not say`,
          'quote it word for word',
        ),
      );
  return problems;
}

/**
 * Checks the people quoted by testimonials and articles: one title per name, testimonials marked as samples, literal
 * quotes.
 */
export function checkPeople(view: View): Problem[] {
  const testimonials = view.entriesOf('testimonial');
  const articles = view.entriesOf('articleDetailPages');
  const isStory = (article: Entry): boolean => textOf(article, 'articleType') === 'testimonial';
  const titles = new Map<string, { title: string; id: string }>();
  const problems: Problem[] = [];
  const addTitle = (entry: Entry, field: string): void => {
    const [name, title] = [textOf(entry, 'author'), textOf(entry, field)];
    if (name === undefined || title === undefined) return;
    const first = titles.get(name);
    if (!first) titles.set(name, { title, id: entry.sys.id });
    else if (first.title !== title)
      problems.push(
        problemAt(
          entry.sys.id,
          field,
          `calls ${name} “${title}”, but ${first.id} says “${first.title}”`,
          'use one title',
        ),
      );
  };
  for (const testimonial of testimonials) {
    addTitle(testimonial, 'role');
    problems.push(...checkTestimonial(testimonial));
  }
  for (const article of articles)
    if (isStory(article)) problems.push(...checkStory(article, testimonials));
    else addTitle(article, 'authorRole');
  return problems;
}
