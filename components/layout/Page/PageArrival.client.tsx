'use client';

import { useEffect, useLayoutEffect } from 'react';
import { findFields } from '@/components/forms/fields';
import { MOTION } from '@/components/ui/motion';
import { prefersReducedMotion } from '@/components/ui/reduced-motion';
import { focusAfterNavigation } from './navigation-focus';

/** Whether the visitor goes to a page that was not visited, or back or forward to one that was. */
let isTraversal = false;
/** The link by which each page was left, for the way back. */
const leftBy = new Map<string, string>();
/** The page that was displayed last. */
let displayed: string | undefined;

/** The fields of the document that the browser opened. */
let openedFields = findFields();

const address = (): string => location.pathname + location.search;

function followVisitor(): void {
  addEventListener('popstate', () => (isTraversal = true));
  addEventListener(
    'click',
    ({ target }) => {
      isTraversal = false;
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
      if (href) leftBy.set(address(), href);
    },
    true,
  );
}

/** Repeats what a visitor clicked before the page's script ran, where nothing but the script makes it work. */
function repeatEarlyClicks(): void {
  const clicks = globalThis.earlyClicks ?? [];
  globalThis.earlyClicks = undefined;
  for (const { target, eventPhase } of clicks)
    // React commits for a click, too, which it then dispatches itself.
    if (eventPhase === Event.NONE && target instanceof Element)
      target.closest<HTMLElement>('button[data-needs-script], [data-needs-script] button')?.click();
}

/**
 * What a browser does when it opens a document, for a page that the router renders within one: focus moves to it, and it
 * does not appear with a jolt. Next announces its title and scrolls. Clicks that came before this script are repeated.
 */
export function PageArrival() {
  useLayoutEffect(() => {
    // The server writes the class and the accent of the first page (server/documents); the router leaves `<body>` as it is.
    const page = document.querySelector<HTMLElement>('.page');
    if (page) {
      document.body.className = page.dataset.bodyClass ?? '';
      document.body.style.cssText = page.style.cssText;
    }
    if (displayed && !isTraversal && !prefersReducedMotion())
      document.getElementById('main')?.animate({ opacity: [MOTION.pageFrom, 1] }, { duration: MOTION.page });
  }, []);

  useEffect(() => {
    // An editor's preview renders the page anew that it displays, while the editor types in another window.
    const arrived = address();
    if (displayed === arrived) return;
    repeatEarlyClicks();
    // The document that the browser opened was focused by the browser.
    if (displayed) focusAfterNavigation(isTraversal ? leftBy.get(arrived) : undefined);
    else {
      followVisitor();
      // React renders a document anew that a page translator or an extension has changed.
      const fields = openedFields;
      openedFields = [];
      if (fields.some(({ isConnected }) => !isConnected))
        void import('@/components/forms/restore-fields').then(({ restoreFields }) => restoreFields(fields));
    }
    displayed = arrived;
    // Again for each page: the router leaves this component where it is when only the query changes.
  });

  return null;
}
