import type { Entry, View } from '@cleanpro/contentful-local/space/types';
import { parseCount } from './counts-in-words.ts';
import { problemAt, type Problem } from './problem.ts';
import { linkedEntries, listOf, numberOf, textOf, valueOf } from './values.ts';

const COUNTED = /\b(\d+|[a-z]+) (?:short )?(modules|questions)\b/gi;

function checkQuiz(view: View, quiz: Entry): Problem[] {
  const questions = linkedEntries(view, quiz, 'questions');
  const problems = questions
    .filter((question) => (numberOf(question, 'correctOption') ?? 0) > listOf(question, 'options').length)
    .map(({ sys }) =>
      problemAt(sys.id, 'correctOption', 'is not among the options', 'choose one of the options'),
    );
  if (!questions.some((question) => valueOf(question, 'critical') === true))
    problems.push(
      problemAt(
        quiz.sys.id,
        'questions',
        'issues a certificate without a critical question',
        'mark the questions whose wrong answer can injure as critical',
      ),
    );
  return problems;
}

function checkCounts(view: View, training: Entry): Problem[] {
  const quizzes = linkedEntries(view, training, 'quiz');
  const counts: Record<string, number> = {
    modules: linkedEntries(view, training, 'modules').length,
    questions: quizzes.flatMap((quiz) => linkedEntries(view, quiz, 'questions')).length,
  };
  return [training, ...quizzes, ...linkedEntries(view, training, 'pageMetaData')].flatMap((entry) =>
    ['title', 'introduction', 'description', 'ogDescription'].flatMap((field) =>
      [...(textOf(entry, field) ?? '').matchAll(COUNTED)].flatMap(([words, count = '', noun = '']) => {
        const number = parseCount(count);
        const actual = counts[noun.toLowerCase()] ?? number;
        return number === undefined || number === actual
          ? []
          : [
              problemAt(
                entry.sys.id,
                field,
                `says “${words}”, but there are ${actual}`,
                'correct the number',
              ),
            ];
      }),
    ),
  );
}

/**
 * Checks that quizzes of trainings have valid answers, with a critical question if there is a certificate. Also checks
 * that the text states the right numbers of modules and questions.
 */
export const checkTrainings = (view: View): Problem[] =>
  view
    .entriesOf('ghsTraining')
    .flatMap((training) => [
      ...linkedEntries(view, training, 'quiz').flatMap((quiz) => checkQuiz(view, quiz)),
      ...checkCounts(view, training),
    ]);
