import { present } from '@/lib/content/present';
import { definePageType } from '../page-type';
import { GhsTrainingPage } from './GhsTrainingPage';
import { isSubmitted, scoreQuiz } from './quiz';

export const ghsTraining = definePageType<'GhsTraining'>({
  component: GhsTrainingPage,
  outcome({ quiz }, pageQuery) {
    if (!isSubmitted(pageQuery)) return undefined;
    const questions = present(quiz?.questionsCollection?.items);
    return scoreQuiz(questions, pageQuery, quiz?.passMark).passed ? 'passed' : 'failed';
  },
  videos: (page) => (page.modulesCollection?.items ?? []).map((module) => module?.video),
});
