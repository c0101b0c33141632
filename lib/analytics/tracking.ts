/** The data attributes by which a click on an element is told to analytics. */
export interface Tracking {
  'data-ga-category'?: string;
  'data-ga-label'?: string;
  'data-ga-action'?: string;
  'data-trade-desk'?: string;
  [name: `data-${string}`]: string | undefined;
}

interface Tracked {
  gaEventClass: string | null;
  gaEventLabel: string | null;
  googleRemarketingTagSource?: string | null;
}

/** Attributes of what an editor gave an event class; none for the others. Without an action, a click is a 'click'. */
export function trackingOf(
  { gaEventClass, gaEventLabel, googleRemarketingTagSource }: Tracked,
  action?: string,
): Tracking {
  if (!gaEventClass) return {};
  return {
    'data-ga-category': gaEventClass,
    'data-ga-label': gaEventLabel ?? undefined,
    'data-ga-action': action,
    'data-trade-desk': googleRemarketingTagSource ?? undefined,
  };
}
