import type { Example } from '@/components/ui/example';
import { CONTEXT, NO_LINKS, PARAGRAPH_JSON } from '../example-data';
import { Questions } from './Questions';
import type { QuestionItem } from './questions';

const question = (id: string, words: string, below: QuestionItem[] = []): QuestionItem => ({
  sys: { id: `example-question-${id}` },
  question: words,
  anchor: `example-question-${id}`,
  answer: { sys: { id: `example-answer-${id}` }, body: { json: PARAGRAPH_JSON, links: NO_LINKS } },
  subQuestionsCollection: { items: below },
});

export const examples: readonly Example[] = [
  {
    name: 'with a question below a question',
    element: (
      <Questions
        questions={[
          question('where', 'Where can I buy it?', [question('online', 'Online, too?')]),
          question('sample', 'Can I try it first?'),
        ]}
        context={CONTEXT}
      />
    ),
  },
];
