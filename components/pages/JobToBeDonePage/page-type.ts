import { definePageType } from '../page-type';
import { JobToBeDonePage } from './JobToBeDonePage';
import { howToData } from './structured-data';

export const jobsToBeDone = definePageType<'JobsToBeDone'>({
  component: JobToBeDonePage,
  analytics: { kind: 'jobs to be done' },
  structuredData: ({ page, site }) => [howToData(page, site.url)],
  videos: (page) => [page.video],
});
