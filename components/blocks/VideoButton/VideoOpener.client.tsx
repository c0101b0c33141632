'use client';

import { createContext, use, useState, type ReactNode } from 'react';
import { Modal } from '@/components/ui/Dialog/Modal.client';
import type { Tracking } from '@/lib/analytics/tracking';
import { autoplaying, type Film } from '@cleanpro/content-values/editorial/film';
import { VideoFrame } from '../Video/VideoFrame';

/** The video that a button opens: its film, and the dialog's styling and content. */
export interface OpenedVideo {
  film: Film;
  dialogClass: string | undefined;
  title: string;
  poster?: string;
  transcript?: string;
}

type VideoState = [opened: OpenedVideo | null, open: (video: OpenedVideo | null) => void];

/** The parent of detached video buttons, to which they report the video to open. */
export const VideoParentContext = createContext<VideoState | null>(null);

const showModal = (dialog: HTMLDialogElement | null): void => dialog?.showModal();

/** The dialog of a video. The film starts by itself, and stops when the dialog closes. */
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

/** Receives the video that a button inside reports; `ReportedVideo` shows it. */
export const DetachedVideos = ({ children }: { children: ReactNode }) => (
  <VideoParentContext value={useState<OpenedVideo | null>(null)}>{children}</VideoParentContext>
);

/** The one dialog of a parent, with the video that a button reported. */
export function ReportedVideo() {
  const parent = use(VideoParentContext);
  return parent && <VideoDialog state={parent} />;
}

/** Opens a video in the parent's dialog, or without a parent in its own. */
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
