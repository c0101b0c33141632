import { Button, ButtonLink } from '../Button/Button';
import type { Example } from '../example';
import { EmptyState } from './EmptyState';

export const examples: readonly Example[] = [
  {
    name: 'with actions',
    element: (
      <EmptyState
        level={3}
        title="No Results Found"
        actions={
          <>
            <ButtonLink href="/en-us/brands">All brands</ButtonLink>
            <Button variant="outline">Clear filters</Button>
          </>
        }
      >
        <p>Try fewer words, or look through a brand.</p>
      </EmptyState>
    ),
  },
];
