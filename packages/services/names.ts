/** The embedded services. Each can run in its own process. */
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

/**
 * Returns the services named by a command's arguments, or all services if there are none.
 * @throws Error when an argument is not the name of a service
 */
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
