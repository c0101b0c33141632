import type { Locale, Space } from './types.ts';

/** Returns a locale with the `sys` of the management API, which Contentful's import tool requires. */
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
