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

/** Shares the paused state between a banner's film and its button. */
export function BannerFilmProvider({ children }: { children: ReactNode }) {
  const [paused, setPaused] = useState(false);
  const film = useMemo(() => ({ paused, setPaused }), [paused]);
  return <BannerFilmContext value={film}>{children}</BannerFilmContext>;
}

/** Plays a film. It pauses while one of the banner's videos is open, so that two films never play at the same time. */
function Film({ src, poster }: { src: string; poster?: string }) {
  const film = useRef<HTMLVideoElement>(null);
  const { paused } = use(BannerFilmContext);
  const [openVideo] = use(VideoParentContext) ?? [];
  const playing = !paused && !openVideo;
  useEffect(() => {
    // Browsers in power-saving mode reject play(). The poster stays visible.
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

/** Pauses and plays a banner's film (WCAG 2.2.2). Renders nothing with reduced motion, where there is no film. */
export function BannerFilmToggle() {
  const { paused, setPaused } = use(BannerFilmContext);
  if (useReducedMotion()) return null;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={paused ? 'Play background video' : 'Pause background video'}
      onClick={() => setPaused(!paused)}
    >
      <Icon name={paused ? 'play' : 'pause'} />
    </button>
  );
}
