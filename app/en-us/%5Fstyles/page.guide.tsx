import type { Metadata } from 'next';
import { PRIMITIVES } from './examples';
import { Examples } from './Examples';
import { StyleGuide } from './StyleGuide';
import { Tokens } from './Tokens';

export const metadata: Metadata = { title: 'Style guide', robots: { index: false, follow: false } };

/**
 * /en-us/_styles: the design tokens, and every primitive in its states. Only available in development, and in builds
 * made with STYLE_GUIDE=1 for the visual tests (next.config.ts). The folder's name encodes the underscore, because Next
 * excludes `_folders` from routing.
 */
export default function StylesPage() {
  return (
    <StyleGuide title="Style guide">
      <Tokens />
      <Examples components={PRIMITIVES} />
    </StyleGuide>
  );
}
