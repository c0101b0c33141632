import { minutesToRead } from '@cleanpro/content-values/rich-text/minutes-to-read';
import type { View } from '@cleanpro/contentful-local/space/types';
import { problemAt, type Problem } from './problem.ts';
import { numberOf, valueOf } from './values.ts';

/** Checks that the reading time shown on an article's cards matches the one that its page calculates. */
export const checkReadingTimes = (view: View): Problem[] =>
  view.entriesOf('articleDetailPages').flatMap((article) => {
    const stated = numberOf(article, 'minuteReading');
    const counted = minutesToRead(valueOf(article, 'body'));
    return stated === counted
      ? []
      : [
          problemAt(
            article.sys.id,
            'minuteReading',
            `is ${String(stated)}, but the page calculates ${String(counted)} from its text`,
            'use the calculated reading time',
          ),
        ];
  });
