'use client';

import { useEffect } from 'react';
import { HEADER_ID } from './header-id';

const OPEN_DRAWER = '[popover]:popover-open';
const LARGE = '(width >= 1024px)';
/** The header becomes opaque past 300 px on small screens, and on any scroll on large ones (docs/product.md, "Layout"). */
const STICKY_PAST = 300;

/**
 * The header's behavior beyond HTML: it becomes opaque on scroll, opening a menu closes the others, the search box gets
 * focus when it opens, and Escape, a click outside or a navigation closes whatever is open. The page renders it,
 * so that the header, which stays from page to page, hydrates nothing.
 */
export function HeaderBehaviour() {
  useEffect(() => {
    const header = document.getElementById(HEADER_ID);
    if (!header) return;
    const large = matchMedia(LARGE);
    const onScroll = (): void => {
      header.dataset.atTop = String(large.matches ? scrollY <= 0 : scrollY <= STICKY_PAST);
    };
    const getDrawer = (): HTMLElement | null => header.querySelector<HTMLElement>(OPEN_DRAWER);
    // In the drawer the panels of the menu are parts of one list, and the browser closes the drawer itself.
    const getMenus = (): HTMLDetailsElement[] =>
      [...header.querySelectorAll<HTMLDetailsElement>('details[data-menu]')].filter((menu) =>
        menu.checkVisibility(),
      );
    const closeMenus = (except?: Element | null): void => {
      for (const menu of getMenus()) if (menu !== except) menu.open = false;
    };
    const onOpen = (menu: HTMLDetailsElement): void => {
      closeMenus(menu);
      if (menu.dataset.menu === 'search') menu.querySelector('input')?.focus();
    };
    const onToggle = ({ target }: Event): void => {
      if (target instanceof HTMLDetailsElement && target.matches('[data-menu][open]') && !getDrawer())
        onOpen(target);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const open = getMenus().find((menu) => menu.open);
      if (event.key !== 'Escape' || !open || getDrawer()) return;
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    const onPointerDown = (event: PointerEvent): void => {
      if (event.target instanceof Element && !event.target.closest('details[data-menu]') && !getDrawer())
        closeMenus();
    };
    const onFocusOut = (event: FocusEvent): void => {
      if (!(event.relatedTarget instanceof Element)) return;
      const drawer = getDrawer();
      if (drawer) {
        if (!header.contains(event.relatedTarget)) drawer.hidePopover();
        return;
      }
      const open = getMenus().find((menu) => menu.open);
      if (open && !open.contains(event.relatedTarget)) closeMenus();
    };
    const onWidth = (): void => {
      onScroll();
      // On a large screen the menu is in the bar.
      getDrawer()?.hidePopover();
    };
    onScroll();
    // A menu may have been opened before this script ran.
    for (const menu of getMenus()) if (menu.open) onOpen(menu);
    const controller = new AbortController();
    const options = { signal: controller.signal };
    addEventListener('scroll', onScroll, options);
    large.addEventListener('change', onWidth, options);
    header.addEventListener('toggle', onToggle, { ...options, capture: true });
    header.addEventListener('focusout', onFocusOut, options);
    addEventListener('keydown', onKeyDown, options);
    addEventListener('pointerdown', onPointerDown, options);
    return () => {
      controller.abort();
      // The visitor goes to another page.
      for (const menu of header.querySelectorAll('details')) menu.open = false;
      getDrawer()?.hidePopover();
    };
  }, []);

  return null;
}
