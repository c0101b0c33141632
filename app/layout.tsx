import type { ReactNode } from 'react';
import type { Metadata, Viewport } from 'next';
import '@/styles/global.css';
import '@/styles/error-message.css';
// Import this here, so that the layout with the header needs no separate script.
import '@/components/next/StaticMarkup/StaticElement.client';
import { figtree } from './fonts';

export const metadata: Metadata = { formatDetection: { telephone: false } };
export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#ffffff' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={figtree.variable} data-scroll-behavior="smooth">
      {/* The server and the page set the class of the body (components/layout/Page/PageArrival.client.tsx). */}
      <body suppressHydrationWarning>{children}</body>
    </html>
  );
}
