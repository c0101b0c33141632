import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StyleGuide } from './StyleGuide';

export const metadata: Metadata = { title: 'Style guide', robots: { index: false, follow: false } };

/** Decided at each request: the build knows no content to answer 404 with. */
export const dynamic = 'force-dynamic';

/** /en-us/_styles, in development only. The folder's name is the encoded underscore: Next keeps `_folders` out of the routes. */
export default function StylesPage() {
  if (process.env.NODE_ENV !== 'development') notFound();
  return <StyleGuide />;
}
