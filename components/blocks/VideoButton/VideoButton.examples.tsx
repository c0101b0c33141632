import type { Example } from '@/components/ui/example';
import { VIDEO_BUTTON } from '../example-data';
import { VideoButton } from './VideoButton';

export const examples: readonly Example[] = [
  { name: 'on light', element: <VideoButton button={VIDEO_BUTTON} /> },
  { name: 'on dark', element: <VideoButton button={VIDEO_BUTTON} onDark />, tone: 'dark' },
];
