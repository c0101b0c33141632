import { lowerFirst } from '@cleanpro/text/first-letter';

const toCelsius = (fahrenheit: number): number => Math.round(((fahrenheit - 32) * 5) / 9);

/** Returns a temperature in both units: `120 °F (49 °C)`. */
export const temperatureText = (fahrenheit: number): string =>
  `${fahrenheit} °F (${toCelsius(fahrenheit)} °C)`;

/**
 * Returns a temperature range in both units: `110 to 130 °F (43 to 54 °C)`, `110 °F (43 °C) or warmer`. Returns an
 * empty string if there are no limits.
 */
export function temperatureRange(minimum: number | null, maximum: number | null): string {
  if (minimum !== null && maximum !== null)
    return `${minimum} to ${maximum} °F (${toCelsius(minimum)} to ${toCelsius(maximum)} °C)`;
  if (minimum !== null) return `${temperatureText(minimum)} or warmer`;
  return maximum === null ? '' : `At most ${temperatureText(maximum)}`;
}

/**
 * Returns the water temperature to print after a dose: `water 110 °F (43 °C) or warmer`, `water at most 75 °F (24 °C)`.
 * Returns an empty string if there are no limits.
 */
export function waterText(minimum: number | null, maximum: number | null): string {
  const range = temperatureRange(minimum, maximum);
  return range && `water ${lowerFirst(range)}`;
}
