import type { Example } from '../example';
import { SmartLink } from './SmartLink';

export const examples: readonly Example[] = [
  { name: 'internal', element: <SmartLink href="/en-us/articles">A link within the site</SmartLink> },
  {
    name: 'external',
    element: <SmartLink href="https://www.cleanpro.example">A link to another site</SmartLink>,
  },
];
