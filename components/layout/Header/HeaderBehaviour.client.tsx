'use client';

import { useEffect } from 'react';
import { usePathname } from 'next/navigation';

const LARGE = '(width >= 1024px)';
/** On small screens the header takes color past 300 px, on large ones on any scroll (specification section 4). */
const STICKY_PAST = 300;

/**
 * What the header does beyond HTML: it takes color when the page is scrolled, one menu closes the others, the search
 * box takes the focus when it opens, and Escape, a press elsewhere or a new page closes what is open.
 */
export function HeaderBehaviour({ id }: { id: string }) {
  const path = usePathname();

  useEffect(() => {
    const header = document.getElementById(id);
    // A new page closes what is open.
    if (path !== null)
      for (const details of header?.querySelectorAll('details[open]') ?? []) details.removeAttribute('open');
  }, [id, path]);

  useEffect(() => {
    const header = document.getElementById(id);
    if (!header) return;
    const large = matchMedia(LARGE);
    const scrolled = (): void => {
      header.dataset.atTop = String(large.matches ? scrollY <= 0 : scrollY <= STICKY_PAST);
    };
    const menus = (): HTMLDetailsElement[] => [
      ...header.querySelectorAll<HTMLDetailsElement>('details[data-menu]'),
    ];
    const close = (except?: Element | null): void => {
      for (const menu of menus()) if (menu !== except && menu.open) menu.open = false;
    };
    const toggled = (event: Event): void => {
      if (!(event.target instanceof HTMLDetailsElement) || !event.target.matches('[data-menu]')) return;
      if (event.target.open) close(event.target);
      if (event.target.open && event.target.dataset.menu === 'search')
        event.target.querySelector('input')?.focus();
      document.documentElement.style.overflow = menus().some(
        (menu) => menu.open && menu.dataset.menu === 'drawer',
      )
        ? 'hidden'
        : '';
    };
    const key = (event: KeyboardEvent): void => {
      const open = menus().find((menu) => menu.open);
      if (event.key !== 'Escape' || !open) return;
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    const press = (event: PointerEvent): void => {
      if (event.target instanceof Element && !event.target.closest('details[data-menu]')) close();
    };
    const left = (event: FocusEvent): void => {
      const open = menus().find((menu) => menu.open);
      if (open && event.relatedTarget instanceof Element && !open.contains(event.relatedTarget)) close();
    };
    scrolled();
    addEventListener('scroll', scrolled, { passive: true });
    large.addEventListener('change', scrolled);
    header.addEventListener('toggle', toggled, true);
    header.addEventListener('focusout', left);
    addEventListener('keydown', key);
    addEventListener('pointerdown', press);
    return () => {
      removeEventListener('scroll', scrolled);
      large.removeEventListener('change', scrolled);
      header.removeEventListener('toggle', toggled, true);
      header.removeEventListener('focusout', left);
      removeEventListener('keydown', key);
      removeEventListener('pointerdown', press);
      document.documentElement.style.overflow = '';
    };
  }, [id]);

  return null;
}
