import type { ReactNode } from 'react';
import { SiteHeader } from '@/components/layout/Header/SiteHeader';

/** The header is part of the layout, so that the router only fetches and renders the page below it on navigation. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      {children}
    </>
  );
}
