/** Repeats what a visitor clicked before the page's script ran, where nothing but the script makes it work. */
export function repeatEarlyClicks(): void {
  const clicks = globalThis.earlyClicks ?? [];
  globalThis.earlyClicks = undefined;
  for (const { target, eventPhase } of clicks)
    // React commits for a click, too, which it then dispatches itself.
    if (eventPhase === Event.NONE && target instanceof Element)
      target.closest<HTMLElement>('button[data-needs-script], [data-needs-script] button')?.click();
}
