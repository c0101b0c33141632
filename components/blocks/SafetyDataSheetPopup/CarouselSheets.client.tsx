'use client';

import { createContext, use, useId, useRef, useState, type ReactNode } from 'react';
import dialogStyles from '@/components/ui/Dialog/Dialog.module.css';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/Icon/Icon';

interface SheetsOfCard {
  name: string;
  sheets: ReactNode;
}

const OpenContext = createContext<(card: SheetsOfCard) => void>(() => undefined);

/** The popup of a carousel, which displays the safety data sheets of whichever card inside opens it. */
export function CarouselSheets({ children }: { children: ReactNode }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [card, setCard] = useState<SheetsOfCard>();
  const open = (opened: SheetsOfCard): void => {
    setCard(opened);
    dialog.current?.showModal();
  };

  return (
    <OpenContext value={open}>
      <div className="contents">{children}</div>
      {/* Browsers without `closedby`: a click on the backdrop has the dialog itself as its target. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        closedby="any"
        className={classNames('ground-light', dialogStyles.dialog)}
        aria-labelledby={id}
        onClick={(event) => {
          if (event.target === event.currentTarget) dialog.current?.close();
        }}
      >
        <div className={dialogStyles.head}>
          <p className={dialogStyles.title}>
            <strong id={id}>{card && `Safety data sheets: ${card.name}`}</strong>
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
        <div className={dialogStyles.body}>{card?.sheets}</div>
      </dialog>
    </OpenContext>
  );
}

/** A card's safety data sheets, which the carousel opens in its popup; without JavaScript they unfold in place. */
export function DelegatedSheets({
  name,
  className,
  summaryClass,
  summary,
  children,
}: {
  name: string;
  className?: string;
  summaryClass: string;
  summary: ReactNode;
  children: ReactNode;
}) {
  const open = use(OpenContext);
  return (
    <details className={className} data-sheets="">
      <summary
        className={summaryClass}
        onClick={(event) => {
          event.preventDefault();
          open({ name, sheets: children });
        }}
      >
        {summary}
      </summary>
      <div>{children}</div>
    </details>
  );
}
