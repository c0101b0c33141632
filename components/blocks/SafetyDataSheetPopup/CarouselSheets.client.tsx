'use client';

import { createContext, use, useRef, useState, type ReactNode } from 'react';
import { Modal } from '@/components/ui/Dialog/Modal.client';

interface SheetsOfCard {
  name: string;
  sheets: ReactNode;
}

const OpenContext = createContext<(card: SheetsOfCard) => void>(() => undefined);

/** A carousel's shared popup. It displays the safety data sheets of the card that opens it. */
export function CarouselSheets({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [card, setCard] = useState<SheetsOfCard>();
  const open = (opened: SheetsOfCard): void => {
    setCard(opened);
    dialog.current?.showModal();
  };

  return (
    <OpenContext value={open}>
      <div className="contents">{children}</div>
      <Modal ref={dialog} title={card ? `Safety data sheets: ${card.name}` : ''}>
        {card?.sheets}
      </Modal>
    </OpenContext>
  );
}

/** A card's safety data sheets. They open in the carousel's popup, or in place without JavaScript. */
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
