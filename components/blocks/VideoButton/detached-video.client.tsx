'use client';

import { createContext, use, type ComponentProps } from 'react';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';

/** The video of an open dialog: its link, and the dialog's styling. */
export interface OpenVideo {
  link: string;
  wide: boolean;
}

/** Receives what a detached video button reports: the video that opened, or null once it is closed. */
export const DetachedVideoContext = createContext<((video: OpenVideo | null) => void) | null>(null);

/** The dialog of a video button. Detached, that is inside a parent that listens, it reports to it. */
export function VideoDialog({
  link,
  ...dialog
}: { link: string } & Omit<ComponentProps<typeof Dialog>, 'wide' | 'onOpenChange'>) {
  const report = use(DetachedVideoContext);
  return <Dialog {...dialog} wide onOpenChange={(open) => report?.(open ? { link, wide: true } : null)} />;
}
