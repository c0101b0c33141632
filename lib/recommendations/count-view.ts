const API = '/api/recommendations';

const hasViewed = (key: string): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

function storeViewed(key: string): void {
  try {
    sessionStorage.setItem(key, 'viewed');
  } catch {
    // Storage may be blocked. A reload then counts as another view.
  }
}

/** In-flight requests. An effect can run twice before the first view is stored. */
const counting = new Map<string, Promise<unknown>>();

async function postView(fields: Record<string, string>, key: string): Promise<unknown> {
  const response = await fetch(API, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json' },
  });
  if (!response.ok) return null;
  storeViewed(key);
  return response.json();
}

/**
 * Counts a view of a page in the browser, once per visit. Reloading or revisiting the page does not count again.
 * @param url path of the page
 * @returns the body of the response, or null when nothing was counted
 * @throws TypeError when the site cannot be reached
 */
export function countView(type: 'Article' | 'Product', url: string): Promise<unknown> {
  const key = `viewed-${url}`;
  if (hasViewed(key)) return Promise.resolve(null);
  const fields = { [type === 'Article' ? 'articleUrl' : 'productUrl']: url, view: type };
  const counted = counting.get(key) ?? postView(fields, key).finally(() => counting.delete(key));
  counting.set(key, counted);
  return counted;
}
