'use client';

import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Modal } from '@/components/ui/Dialog/Modal.client';
import type { Tracking } from '@/lib/analytics/tracking';
import { autoplaying, type Film } from '@/lib/editorial/film';
import { VideoFrame } from '../Video/VideoFrame';

/** What a video button opens: the link of its film, and the dialog's styling and content. */
export interface OpenedVideo {
  film: Film;
  dialogClass: string | undefined;
  title: string;
  poster?: string;
  transcript?: string;
}

interface VideoParent {
  opened: OpenedVideo | null;
  report: (video: OpenedVideo) => void;
}

/** The parent of detached video buttons, to which they report the video to open. */
export const VideoParentContext = createContext<VideoParent | null>(null);

/** The dialog of a video. The film starts by itself, and stops when the dialog closes. */
function VideoDialog({ video, onClose }: { video: OpenedVideo; onClose: () => void }) {
  const { film, dialogClass, title, poster, transcript } = video;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  return (
    <Modal ref={dialog} title={title} className={dialogClass} onClose={onClose}>
      <VideoFrame player={autoplaying(film)} title={title} poster={poster} />
      {transcript ? <p>{transcript}</p> : null}
    </Modal>
  );
}

/** Opens the videos that the buttons inside report, in one dialog. */
export function DetachedVideos({ children }: { children: ReactNode }) {
  const [opened, report] = useState<OpenedVideo | null>(null);
  const parent = useMemo(() => ({ opened, report }), [opened]);
  return (
    <VideoParentContext value={parent}>
      {children}
      {opened ? <VideoDialog video={opened} onClose={() => report(null)} /> : null}
    </VideoParentContext>
  );
}

/** A button that opens a video in a dialog of its own, or reports it to a parent that has one. */
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
  const [own, setOwn] = useState<OpenedVideo | null>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        data-needs-script
        {...tracking}
        onClick={() => (parent?.report ?? setOwn)(video)}
      >
        {children}
      </button>
      {own ? <VideoDialog video={own} onClose={() => setOwn(null)} /> : null}
    </>
  );
}
