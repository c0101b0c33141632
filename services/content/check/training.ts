/** Quizzes of trainings: each right answer exists, and a certificate takes a critical answer that is right. */
import type { View } from '../space/types.ts';
import { problemAt, type Problem } from './problem.ts';
import { linkedEntries, listOf, numberOf, valueOf } from './values.ts';

/** Problems of the quizzes of trainings. */
export const checkTrainings = (view: View): Problem[] =>
  view
    .entriesOf('ghsTraining')
    .flatMap((training) => linkedEntries(view, training, 'quiz'))
    .flatMap((quiz) => {
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
            'issue a certificate without a critical question',
            'mark the questions whose wrong answer can injure as critical',
          ),
        );
      return problems;
    });
