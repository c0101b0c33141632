import type { Metadata } from 'next';
import { PRIMITIVES } from './examples';
import { Examples } from './Examples';
import { StyleGuide } from './StyleGuide';
import { Tokens } from './Tokens';

export const metadata: Metadata = { title: 'Style guide', robots: { index: false, follow: false } };

/**
 * /en-us/_styles, the design tokens and every primitive in its states: in development, and in a build made with
 * STYLE_GUIDE=1 for the visual tests (next.config.ts); any other build does not have it. The folder's name is the encoded
 * underscore: Next keeps `_folders` out of the routes.
 */
export default function StylesPage() {
  return (
    <StyleGuide title="Style guide">
      <Tokens />
      <Examples components={PRIMITIVES} />
    </StyleGuide>
  );
}
