import 'server-only';

export interface Place {
  zip: string;
  city: string;
  /** Two-letter code. */
  state: string;
  lat: number;
  lon: number;
}

const ZIP = /^(\d{5})(?:-?\d{4})?$/;

/** Returns the five digits of a ZIP or ZIP+4 code, or null for any other string. */
export const parseZip = (text: string): string | null => ZIP.exec(text.trim())?.[1] ?? null;

/** Returns the place of a ZIP code in the United States or its territories, or null when there is none. */
export async function lookUpZip(text: string): Promise<Place | null> {
  const zip = parseZip(text);
  if (zip === null) return null;
  // The data has 42,000 places. Import it only when someone searches.
  const { default: zipcodes } = await import('zipcodes');
  const found = zipcodes.lookup(zip);
  if (!found || found.country !== 'US') return null;
  return { zip, city: found.city, state: found.state, lat: found.latitude, lon: found.longitude };
}
