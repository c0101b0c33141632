import { anchorOf, byTopic, flat, type QuestionItem } from './questions';

const question = (id: string, more: Partial<QuestionItem> = {}): QuestionItem => ({
  sys: { id },
  question: `Question ${id}?`,
  anchor: null,
  answer: { sys: { id: `answer-${id}` }, body: null },
  ...more,
});

test('topics keep the order in which they appear', () => {
  const groups = byTopic([
    question('a', { topic: 'Buying' }),
    question('b', { topic: 'Safety' }),
    null,
    question('c', { topic: 'Buying' }),
  ]);
  expect(groups.map(({ topic, questions }) => [topic, questions.map(({ sys }) => sys.id)])).toEqual([
    ['Buying', ['a', 'c']],
    ['Safety', ['b']],
  ]);
});

test('questions below questions count, those without an answer do not', () => {
  const nested = question('a', {
    subQuestionsCollection: {
      items: [
        question('b', { subQuestionsCollection: { items: [question('c'), null] } }),
        question('d', { answer: null }),
      ],
    },
  });
  expect(flat([nested]).map(({ sys }) => sys.id)).toEqual(['a', 'b', 'c']);
});

test('a question without an anchor of its own has one all the same', () => {
  expect(anchorOf(question('a'))).toBe('question-a');
  expect(anchorOf(question('a', { anchor: 'shipping' }))).toBe('shipping');
});
