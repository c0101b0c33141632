import type { Metadata } from 'next';
import { StyleGuide } from './StyleGuide';

export const metadata: Metadata = { title: 'Style guide', robots: { index: false, follow: false } };

/**
 * /en-us/_styles: in development, and in a build made with STYLE_GUIDE=1 for the visual tests (next.config.ts); any other
 * build does not have it. The folder's name is the encoded underscore: Next keeps `_folders` out of the routes.
 */
export default function StylesPage() {
  return <StyleGuide />;
}
