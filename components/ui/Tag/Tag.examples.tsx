import type { Example } from '../example';
import { Badge, TAG_LOOKS, Tag } from './Tag';

export const examples: readonly Example[] = [
  ...TAG_LOOKS.map((look) => ({ name: look, element: <Tag look={look}>{look}</Tag> })),
  { name: 'badge', element: <Badge count={3} label="products chosen" /> },
];
