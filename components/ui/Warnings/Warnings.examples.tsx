import type { Example } from '../example';
import { Warnings } from './Warnings';

export const examples: readonly Example[] = [
  {
    name: 'default',
    element: <Warnings warnings={['Contains acid. Never use with chlorine bleach: releases toxic gas.']} />,
  },
];
