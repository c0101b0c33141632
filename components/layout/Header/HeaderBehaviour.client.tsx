'use client';

import { useEffect } from 'react';
import { HEADER_ID } from './header-id';

const OPEN_DRAWER = '[popover]:popover-open';
const LARGE = '(width >= 1024px)';
/**
 * Scroll distance in pixels after which the header becomes opaque on small screens. On large screens, any scroll makes
 * it opaque (docs/product.md, "Layout").
 */
const STICKY_PAST = 300;

/**
 * Behavior of the header beyond HTML. The header becomes opaque on scroll. Opening a menu closes the others. The search
 * box receives focus when it opens. Escape, a click outside, and navigation close any open menu. Each page renders this
 * component, so that the header, which persists across pages, needs no hydration.
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
    // For the closed drawer only. In the open drawer, all menus are sections of one list, and the browser closes the
    // drawer.
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
      // On large screens the menu is part of the bar.
      getDrawer()?.hidePopover();
    };
    onScroll();
    // Visitors may have opened a menu before this script ran.
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
      // The visitor is leaving for another page.
      for (const menu of header.querySelectorAll('details')) menu.open = false;
      getDrawer()?.hidePopover();
    };
  }, []);

  return null;
}
