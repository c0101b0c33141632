/** @jest-environment node */
import { minutesToRead } from '../../components/pages/ArticleDetailPage/reading';
import { space } from './published-pages.ts';

test('cards of articles state the minutes that the articles’ pages count', () => {
  const articles = space.published.entriesOf('articleDetailPages');
  expect(articles.length).toBeGreaterThan(30);
  const minutes = articles.map(({ sys, fields }) => [sys.id, fields.minuteReading?.['en-US']]);
  expect(minutes).toEqual(articles.map(({ sys, fields }) => [sys.id, minutesToRead(fields.body?.['en-US'])]));
});
