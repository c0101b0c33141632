import type { Example } from '../example';
import { Heading, HEADING_SIZES } from './Heading';

export const examples: readonly Example[] = HEADING_SIZES.map((size) => ({
  name: size,
  element: (
    <Heading level={4} size={size}>
      Heading of size {size}
    </Heading>
  ),
}));
