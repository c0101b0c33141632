interface Point {
  lat: number;
  lon: number;
}

export interface Seller {
  location: { lat: number | null; lon: number | null } | null;
  state: string | null;
  statesServed?: readonly (string | null)[] | null;
  /** ZIP codes served outside these states. Three digits stand for all ZIP codes that start with them. */
  zipCodes?: readonly string[];
}

export interface Near<T> {
  seller: T;
  miles: number;
}

const EARTH_RADIUS_MILES = 3_958.8;
const RADIANS = Math.PI / 180;

/** Returns the great-circle distance between two points, in miles. */
export function milesBetween(a: Point, b: Point): number {
  const chord =
    Math.sin(((b.lat - a.lat) * RADIANS) / 2) ** 2 +
    Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(((b.lon - a.lon) * RADIANS) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord));
}

function withDistances<T extends Seller>(sellers: readonly T[], place: Point): Near<T>[] {
  return sellers
    .flatMap((seller): Near<T>[] => {
      const { lat, lon } = seller.location ?? {};
      if (typeof lat !== 'number' || typeof lon !== 'number') return [];
      return [{ seller, miles: milesBetween(place, { lat, lon }) }];
    })
    .sort((a, b) => a.miles - b.miles);
}

/** Returns the sellers within a radius, nearest first. Sellers without a location are left out. */
export const findWithinRadius = <T extends Seller>(
  sellers: readonly T[],
  place: Point,
  radiusMiles: number,
): Near<T>[] => withDistances(sellers, place).filter(({ miles }) => miles <= radiusMiles);

interface Destination extends Point {
  zip: string;
  state: string;
}

/** Whether a ZIP code is among those that a seller serves outside its states. */
export const servesZip = ({ zipCodes }: Seller, zip: string): boolean =>
  (zipCodes ?? []).some((code) => zip.startsWith(code));

const deliversTo = (seller: Seller, { state, zip }: Destination): boolean =>
  (seller.statesServed ?? []).includes(state) || servesZip(seller, zip);

/** Returns the sellers outside the radius that deliver to a place, nearest first. */
export const findDelivering = <T extends Seller>(
  sellers: readonly T[],
  place: Destination,
  radiusMiles: number,
): Near<T>[] =>
  withDistances(sellers, place).filter(
    ({ seller, miles }) => miles > radiusMiles && deliversTo(seller, place),
  );
