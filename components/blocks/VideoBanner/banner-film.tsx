import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { useReducedMotion } from '@/components/ui/reduced-motion.client';
import { VideoParentContext } from '../VideoButton/VideoOpener.client';
import styles from './VideoBanner.module.css';

interface FilmState {
  /** Whether the visitor paused the film. */
  paused: boolean;
  setPaused: (paused: boolean) => void;
}

const BannerFilmContext = createContext<FilmState>({ paused: false, setPaused: () => undefined });

/** Shares whether the visitor paused a banner's film between the film and its button. */
export function BannerVideo({ children }: { children: ReactNode }) {
  const [paused, setPaused] = useState(false);
  const film = useMemo(() => ({ paused, setPaused }), [paused]);
  return <BannerFilmContext value={film}>{children}</BannerFilmContext>;
}

/** The film, which pauses while a video of the banner is open: two films never play at once. */
function Film({ src, poster }: { src: string; poster?: string }) {
  const film = useRef<HTMLVideoElement>(null);
  const { paused } = use(BannerFilmContext);
  const [openVideo] = use(VideoParentContext) ?? [];
  const playing = !paused && !openVideo;
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
