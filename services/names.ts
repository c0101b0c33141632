/** The embedded services, each of which can run in a process of its own. */
const SERVICE_NAMES = [
  'content',
  'images',
  'reviews',
  'recommendations',
  'members',
  'privacy',
  'telemetry',
] as const;

export type ServiceName = (typeof SERVICE_NAMES)[number];

/** A service is named that does not exist. */
export class ServiceNameError extends Error {
  override readonly name = 'ServiceNameError';
}

/** The services of a command's arguments; without any, all. @throws ServiceNameError */
export function servicesNamed(names: readonly string[]): ReadonlySet<ServiceName> {
  if (names.length === 0) return new Set(SERVICE_NAMES);
  return new Set(
    names.map((name) => {
      const service = SERVICE_NAMES.find((each) => each === name);
      if (!service)
        throw new ServiceNameError(
          `There is no service "${name}". The services are ${SERVICE_NAMES.join(', ')}.`,
        );
      return service;
    }),
  );
}
