'use client';

import { createContext, use, useState, type ReactNode } from 'react';
import { Modal } from '@/components/ui/Dialog/Modal.client';
import type { Tracking } from '@/lib/analytics/tracking';
import { autoplaying, type Film } from '@cleanpro/content-values/editorial/film';
import { VideoFrame } from '../Video/VideoFrame';

export interface OpenedVideo {
  film: Film;
  dialogClass: string | undefined;
  title: string;
  poster?: string;
  transcript?: string;
}

type VideoState = [opened: OpenedVideo | null, open: (video: OpenedVideo | null) => void];

/** State of the enclosing `SharedVideoDialog`, whose video buttons share one dialog. Null if there is none. */
export const VideoParentContext = createContext<VideoState | null>(null);

const showModal = (dialog: HTMLDialogElement | null): void => dialog?.showModal();

/** Plays a video in a dialog. The film starts automatically, and stops when the dialog closes. */
function VideoDialog({ state: [video, open] }: { state: VideoState }) {
  if (!video) return null;
  const { film, dialogClass, title, poster, transcript } = video;
  return (
    <Modal ref={showModal} title={title} className={dialogClass} onClose={() => open(null)}>
      <VideoFrame player={autoplaying(film)} title={title} poster={poster} />
      {transcript ? <p>{transcript}</p> : null}
    </Modal>
  );
}

/** Makes the video buttons inside it share one dialog, which a `SharedVideoDialogOutlet` inside it must render. */
export const SharedVideoDialog = ({ children }: { children: ReactNode }) => (
  <VideoParentContext value={useState<OpenedVideo | null>(null)}>{children}</VideoParentContext>
);

/** The dialog that the buttons inside a `SharedVideoDialog` share. */
export function SharedVideoDialogOutlet() {
  const parent = use(VideoParentContext);
  return parent && <VideoDialog state={parent} />;
}

/** A button that opens a video in the dialog of its `SharedVideoDialog` parent, or else in its own dialog. */
export function VideoOpener({
  video,
  className,
  tracking,
  children,
}: {
  video: OpenedVideo;
  className: string;
  tracking?: Tracking;
  children: ReactNode;
}) {
  const parent = use(VideoParentContext);
  const own = useState<OpenedVideo | null>(null);
  const [, open] = parent ?? own;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        data-needs-script
        {...tracking}
        onClick={() => open(video)}
      >
        {children}
      </button>
      {parent ? null : <VideoDialog state={own} />}
    </>
  );
}
