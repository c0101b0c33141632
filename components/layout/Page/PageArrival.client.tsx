'use client';

import { useEffect, useLayoutEffect } from 'react';
import { findFields } from '@/components/forms/fields';
import { MOTION } from '@/components/ui/motion';
import { prefersReducedMotion } from '@/components/ui/reduced-motion';
import { focusAfterNavigation } from './navigation-focus';

/** Whether the latest navigation was back or forward. */
let isTraversal = false;
/** Href of the link by which the visitor left each page, by the page's address. Going back focuses that link. */
const exitLinkByPage = new Map<string, string>();
/** Address of the last displayed page. */
let displayed: string | undefined;

/** Fields of the document that the browser loaded, before React may replace them. */
let openedFields = findFields();

const address = (): string => location.pathname + location.search;

function trackNavigation(): void {
  addEventListener('popstate', () => (isTraversal = true));
  addEventListener(
    'click',
    ({ target }) => {
      isTraversal = false;
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
      if (href) exitLinkByPage.set(address(), href);
    },
    true,
  );
}

/** Repeats clicks on buttons that need JavaScript, if they came before the page's script ran. */
function repeatEarlyClicks(): void {
  const clicks = globalThis.earlyClicks ?? [];
  globalThis.earlyClicks = undefined;
  for (const { target, eventPhase } of clicks)
    // Skip a click that is still being dispatched. It made React hydrate this component, and React dispatches it again.
    if (eventPhase === Event.NONE && target instanceof Element)
      target.closest<HTMLElement>('button[data-needs-script], [data-needs-script] button')?.click();
}

/**
 * Does for pages rendered by the router what a browser does for a new document: moves focus to the page, and fades it
 * in. Next announces the title and scrolls. Also repeats clicks that came before this script.
 */
export function PageArrival() {
  useLayoutEffect(() => {
    // For the first page, the server writes the class and the accent (server/documents). The router never updates
    // `<body>`.
    const page = document.querySelector<HTMLElement>('.page');
    if (page) {
      document.body.className = page.dataset.bodyClass ?? '';
      document.body.style.cssText = page.style.cssText;
    }
    if (displayed && !isTraversal && !prefersReducedMotion())
      document.getElementById('main')?.animate({ opacity: [MOTION.pageFrom, 1] }, { duration: MOTION.page });
  }, []);

  useEffect(() => {
    // In a preview, the same page renders again while the editor types in the window that frames it. Keep the focus
    // there.
    const arrived = address();
    if (displayed === arrived) return;
    repeatEarlyClicks();
    // The browser sets the focus in a document that it loads.
    if (displayed) focusAfterNavigation(isTraversal ? exitLinkByPage.get(arrived) : undefined);
    else {
      trackNavigation();
      // If a page translator or an extension changed the document, React renders it again and replaces its fields.
      const fields = openedFields;
      openedFields = [];
      if (fields.some(({ isConnected }) => !isConnected))
        void import('@/components/forms/restore-fields').then(({ restoreFields }) => restoreFields(fields));
    }
    displayed = arrived;
    // No dependency list, because the router keeps this component mounted when only the query changes.
  });

  return null;
}
