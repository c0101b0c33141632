import { definePageType } from '../page-type';
import { GhsTrainingPage } from './GhsTrainingPage';

export const ghsTraining = definePageType<'GhsTraining'>({
  component: GhsTrainingPage,
  videos: (page) => (page.modulesCollection?.items ?? []).map((module) => module?.video),
});
