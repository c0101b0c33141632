import type { ReactNode } from 'react';
import { SiteHeader } from '@/components/layout/Header/SiteHeader';

/** The header stays while the router goes from page to page: only what is below it is fetched and rendered. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      {children}
    </>
  );
}
