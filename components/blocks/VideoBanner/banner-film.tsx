import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { useReducedMotion } from '@/components/ui/reduced-motion.client';
import { DetachedVideoContext, type OpenVideo } from '../VideoButton/detached-video.client';
import styles from './VideoBanner.module.css';

interface FilmState {
  /** Whether the visitor paused the film. */
  paused: boolean;
  playing: boolean;
  setPaused: (paused: boolean) => void;
}

const BannerFilmContext = createContext<FilmState>({
  paused: false,
  playing: true,
  setPaused: () => undefined,
});

/**
 * The parent of a banner's film and of its video buttons, which report to it the video whose dialog is open: two films
 * never play at once.
 */
export function BannerVideo({ children }: { children: ReactNode }) {
  const [paused, setPaused] = useState(false);
  const [openVideo, report] = useState<OpenVideo | null>(null);
  const film = useMemo(
    () => ({ paused, playing: !paused && openVideo === null, setPaused }),
    [paused, openVideo],
  );
  return (
    <DetachedVideoContext value={report}>
      <BannerFilmContext value={film}>{children}</BannerFilmContext>
    </DetachedVideoContext>
  );
}

function Film({ src, poster }: { src: string; poster?: string }) {
  const film = useRef<HTMLVideoElement>(null);
  const { playing } = use(BannerFilmContext);
  useEffect(() => {
    // A browser that saves power refuses to play, and the poster stays.
    if (playing) film.current?.play().catch(() => undefined);
    else film.current?.pause();
  }, [playing]);
  return (
    <video ref={film} src={src} poster={poster} muted loop playsInline aria-hidden="true" tabIndex={-1} />
  );
}

/** Plays a banner's film after hydration. Visitors who prefer reduced motion keep the picture. */
export function BannerFilm({ children, ...film }: { src: string; poster?: string; children: ReactNode }) {
  return useReducedMotion() ? children : <Film {...film} />;
}

/** Pauses and plays a banner's film (WCAG 2.2.2). Not there where the film is not. */
export function BannerFilmToggle() {
  const { paused, setPaused } = use(BannerFilmContext);
  if (useReducedMotion()) return null;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={paused ? 'Play the film in the background' : 'Pause the film in the background'}
      onClick={() => setPaused(!paused)}
    >
      <Icon name={paused ? 'play' : 'pause'} />
    </button>
  );
}
