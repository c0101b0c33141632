import type { Example } from '@/components/ui/example';
import { CALLS_TO_ACTION } from '../example-data';
import { CallsToAction } from './CallToAction';

export const examples: readonly Example[] = [
  { name: 'link, video and image', element: <CallsToAction actions={CALLS_TO_ACTION} /> },
  { name: 'on dark', element: <CallsToAction actions={CALLS_TO_ACTION} onDark />, tone: 'dark' },
];
