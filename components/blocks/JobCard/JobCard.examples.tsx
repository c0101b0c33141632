import type { JobCardFragment } from '@/graphql/generated/operations';
import type { Example } from '@/components/ui/example';
import { CARD_PICTURE } from '../example-data';
import { JobCard } from './JobCard';

const JOB: JobCardFragment = {
  __typename: 'JobsToBeDone',
  sys: { id: 'example-job' },
  title: 'How to clean a fryer',
  slug: 'jobs-to-be-done/clean-a-fryer',
  introduction: 'Cool, drain, degrease cold, rinse and dry: a fryer that is ready for fresh oil.',
  cardImage: CARD_PICTURE,
};

export const examples: readonly Example[] = [
  { name: 'with a picture', element: <JobCard job={JOB} /> },
  {
    name: 'without a picture',
    element: <JobCard job={{ ...JOB, title: 'How to clean a drain', cardImage: null }} />,
  },
];
