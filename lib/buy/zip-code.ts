import 'server-only';

/** The place of a ZIP code. */
export interface Place {
  zip: string;
  city: string;
  /** Two letters. */
  state: string;
  lat: number;
  lon: number;
}

const ZIP = /^(\d{5})(?:-?\d{4})?$/;

/** The five digits of a ZIP or ZIP+4 code, or null. */
export const parseZip = (text: string): string | null => ZIP.exec(text.trim())?.[1] ?? null;

/** The place of a ZIP code of the United States and its territories, or null when there is none. */
export async function placeOf(text: string): Promise<Place | null> {
  const zip = parseZip(text);
  if (zip === null) return null;
  // 42,000 places, imported at the first search.
  const { default: zipcodes } = await import('zipcodes');
  const found = zipcodes.lookup(zip);
  if (!found || found.country !== 'US') return null;
  return { zip, city: found.city, state: found.state, lat: found.latitude, lon: found.longitude };
}
