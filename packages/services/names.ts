/** The embedded services, each of which can run in a process of its own. */
const SERVICE_NAMES = [
  'content',
  'images',
  'reviews',
  'recommendations',
  'members',
  'privacy',
  'telemetry',
  'check',
] as const;

export type ServiceName = (typeof SERVICE_NAMES)[number];

/** The services of a command's arguments; without any, all. @throws Error for a name that no service has */
export function servicesNamed(names: readonly string[]): ReadonlySet<ServiceName> {
  if (names.length === 0) return new Set(SERVICE_NAMES);
  return new Set(
    names.map((name) => {
      const service = SERVICE_NAMES.find((each) => each === name);
      if (!service)
        throw new Error(`There is no service "${name}". The services are ${SERVICE_NAMES.join(', ')}.`);
      return service;
    }),
  );
}
