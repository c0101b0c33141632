import { anchorOf, groupByTopic, flattenQuestions, type QuestionItem } from './questions';

const question = (id: string, more: Partial<QuestionItem> = {}): QuestionItem => ({
  sys: { id },
  question: `Question ${id}?`,
  anchor: null,
  answer: { sys: { id: `answer-${id}` }, body: null },
  ...more,
});

test('groups questions by topic, in order of appearance', () => {
  const groups = groupByTopic([
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

test('includes nested questions, but not those without an answer', () => {
  const nested = question('a', {
    subQuestionsCollection: {
      items: [
        question('b', { subQuestionsCollection: { items: [question('c'), null] } }),
        question('d', { answer: null }),
      ],
    },
  });
  expect(flattenQuestions([nested]).map(({ sys }) => sys.id)).toEqual(['a', 'b', 'c']);
});

test('if a question has no anchor, derives one from the question’s id', () => {
  expect(anchorOf(question('a'))).toBe('question-a');
  expect(anchorOf(question('a', { anchor: 'shipping' }))).toBe('shipping');
});
