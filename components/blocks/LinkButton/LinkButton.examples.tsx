import { BUTTON_VARIANTS } from '@/components/ui/Button/Button';
import type { Example } from '@/components/ui/example';
import { documentButton, linkButton } from '../example-data';
import { LinkButton } from './LinkButton';

export const examples: readonly Example[] = [
  ...BUTTON_VARIANTS.map((variant) => ({
    name: variant,
    element: <LinkButton button={linkButton(`See Dawn, ${variant}`, variant)} />,
  })),
  { name: 'as wide as its place', element: <LinkButton button={linkButton('See Dawn')} wide /> },
  { name: 'document', element: <LinkButton button={documentButton('Safety data sheet')} /> },
];
