import { publish, type ManagedServices } from '../../bench/management.ts';
import type { Container } from './container.ts';
const TOKEN = /name="timingToken" value="([^"]+)"/;
const STEP_MS = 500;
const STEPS = 60;

/**
 * Repeats an action until it returns a value.
 * @throws Error when it does not within half a minute
 */
export async function eventually<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  for (let step = 0; step < STEPS; step += 1) {
    const value = await attempt().catch(() => undefined);
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  throw new Error(`${what}: not within ${(STEP_MS * STEPS) / 1_000} s`);
}

/** Returns the HTTP status of a URL, or undefined if nothing responds. */
export const statusOf = (url: string): Promise<number | undefined> =>
  fetch(url, { redirect: 'manual' }).then(
    ({ status }) => status,
    () => undefined,
  );

/**
 * Submits the newsletter form like a browser without JavaScript. If the form is sent faster than a person could, the
 * site returns a token, which is sent with the next attempt.
 * @returns the status and the location of the redirect
 */
export async function subscribe({
  siteUrl,
}: Pick<Container, 'siteUrl'>): Promise<{ status: number; location: string | null }> {
  const fields = new URLSearchParams({ page: 'home', email: 'visitor@example.com', emailConsent: 'on' });
  return eventually('The newsletter form is accepted', async () => {
    const response = await fetch(`${siteUrl}/api/forms/newsletter`, {
      method: 'POST',
      body: fields,
      redirect: 'manual',
      headers: { origin: siteUrl, accept: 'text/html' },
    });
    const [, token] = TOKEN.exec(await response.text()) ?? [];
    if (token) fields.set('timingToken', token);
    const { status, headers } = response;
    return status === 422 ? undefined : { status, location: headers.get('location') };
  });
}

/** Renames a product, as an editor would. */
export const publishName = (services: ManagedServices, id: string, name: string): Promise<void> =>
  publish(services, id, { productName: { 'en-US': name } });
