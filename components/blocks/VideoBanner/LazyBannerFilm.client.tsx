'use client';

import dynamic from 'next/dynamic';

/** Loads the script of banner films only on pages with a film banner. */
export const BannerFilmProvider = dynamic(() =>
  import('./banner-film').then((film) => film.BannerFilmProvider),
);
export const BannerFilm = dynamic(() => import('./banner-film').then((film) => film.BannerFilm));
export const BannerFilmToggle = dynamic(() => import('./banner-film').then((film) => film.BannerFilmToggle));
