import type { Locale, Space } from './types.ts';

/** A locale with the `sys` that the management API gives it, which the official import requires. */
export function localeItem(locale: Locale, space: Space): Locale & { sys: Record<string, unknown> } {
  const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
  return {
    ...locale,
    optional: locale.optional ?? false,
    contentDeliveryApi: locale.contentDeliveryApi ?? true,
    contentManagementApi: locale.contentManagementApi ?? true,
    sys: {
      id: locale.code,
      type: 'Locale',
      version: 1,
      space: link('Space', space.id),
      environment: link('Environment', space.environmentId),
      ...locale.sys,
    },
  };
}
