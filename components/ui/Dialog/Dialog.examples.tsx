import { buttonClass } from '../Button/Button';
import { PARAGRAPH, type Example } from '../example';
import { Dialog } from './Dialog.client';

export const examples: readonly Example[] = [
  {
    name: 'default',
    element: (
      <Dialog title="Contact time" trigger="Open a dialog" triggerClass={buttonClass('outline')}>
        <p>{PARAGRAPH}</p>
      </Dialog>
    ),
  },
];
