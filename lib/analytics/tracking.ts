/** Data attributes of elements whose clicks are tracked. */
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

/** Returns the tracking attributes of an entry; empty without an event class. The default action is 'click'. */
export function trackingOf(
  { gaEventClass, gaEventLabel, googleRemarketingTagSource }: Tracked,
  action?: string,
): Tracking {
  if (!gaEventClass) return {};
  return {
    'data-ga-category': gaEventClass,
    ...(gaEventLabel === null ? {} : { 'data-ga-label': gaEventLabel }),
    ...(action === undefined ? {} : { 'data-ga-action': action }),
    ...(googleRemarketingTagSource ? { 'data-trade-desk': googleRemarketingTagSource } : {}),
  };
}
