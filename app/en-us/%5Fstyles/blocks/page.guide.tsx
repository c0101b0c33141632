import type { Metadata } from 'next';
import { BLOCKS } from '../examples';
import { Examples } from '../Examples';
import { StyleGuide } from '../StyleGuide';

export const metadata: Metadata = {
  title: 'Style guide: blocks',
  robots: { index: false, follow: false },
};

/** /en-us/_styles/blocks: every block in its states. */
export default function BlocksPage() {
  return (
    <StyleGuide title="Style guide: blocks">
      <Examples components={BLOCKS} />
    </StyleGuide>
  );
}
