import type { ReactNode } from 'react';
import { SiteHeader } from '@/components/layout/Header/SiteHeader';

/** The header is part of the layout, so that on navigation, the router fetches and renders only the page below it. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      {children}
    </>
  );
}
