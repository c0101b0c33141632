import type { Example } from '../example';
import { Icon } from '../Icon/Icon';
import { BUTTON_VARIANTS, Button, ButtonLink } from './Button';

const STATES = ['at rest', 'disabled', 'busy'] as const;

const states = (onDark: boolean) =>
  STATES.map((state) => (
    <p key={state}>
      {BUTTON_VARIANTS.map((variant) => (
        <Button
          key={variant}
          variant={variant}
          onDark={onDark}
          disabled={state === 'disabled'}
          busy={state === 'busy'}
        >
          {variant} {state}
        </Button>
      ))}
    </p>
  ));

export const examples: readonly Example[] = [
  { name: 'on light', element: states(false) },
  { name: 'on tinted', element: states(false), tone: 'tinted' },
  { name: 'on accent', element: states(false), tone: 'accent' },
  { name: 'on dark', element: states(true), tone: 'dark' },
  {
    name: 'as a link',
    element: (
      <ButtonLink href="/en-us/brands">
        All brands <Icon name="arrow-right" />
      </ButtonLink>
    ),
  },
];
