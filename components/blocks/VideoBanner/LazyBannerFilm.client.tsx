'use client';

import dynamic from 'next/dynamic';

/** The film of a banner, whose script only the pages with one load. */
export const BannerVideo = dynamic(() => import('./banner-film').then((film) => film.BannerVideo));
export const BannerFilm = dynamic(() => import('./banner-film').then((film) => film.BannerFilm));
export const BannerFilmToggle = dynamic(() => import('./banner-film').then((film) => film.BannerFilmToggle));
