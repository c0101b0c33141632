'use client';

import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import dialogStyles from '@/components/ui/Dialog/Dialog.module.css';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/Icon/Icon';

/**
 * Opens and closes the safety data sheets of the cards inside it, in one popup for all of them (specification
 * "Safety-data-sheet popup": in carousel mode open and close are the parent's). Each card holds its links in a
 * `<details>` of its own, which is what opens before the script is there.
 */
export function SheetPopup({ children }: { children: ReactNode }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);

  const onClick = (event: MouseEvent): void => {
    // A browser without closedby: a press on the backdrop is a press on the dialog itself.
    if (event.target === dialog.current) dialog.current?.close();
    const summary = event.target instanceof Element ? event.target.closest('[data-sheets] > summary') : null;
    const sheets = summary?.parentElement;
    if (!(sheets instanceof HTMLElement) || !title.current || !body.current) return;
    event.preventDefault();
    title.current.textContent = `Safety data sheets: ${sheets.dataset.sheets ?? ''}`;
    body.current.replaceChildren(
      ...[...sheets.children].filter((child) => child !== summary).map((child) => child.cloneNode(true)),
    );
    dialog.current?.showModal();
  };

  return (
    // The summaries inside are what is pressed, by pointer and by keyboard; their clicks arrive here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={onClick}>
      {children}
      <dialog
        ref={dialog}
        closedby="any"
        className={classNames('ground-light', dialogStyles.dialog)}
        aria-labelledby={id}
      >
        <div className={dialogStyles.head}>
          <p className={dialogStyles.title}>
            <strong id={id} ref={title} />
          </p>
          <button
            type="button"
            className={dialogStyles.close}
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {/* Filled with the links of the card that asked, which React does not know of. */}
        <div className={dialogStyles.body} ref={body} />
      </dialog>
    </div>
  );
}
