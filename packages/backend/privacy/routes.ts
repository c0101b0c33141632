import { Hono } from 'hono';

/** Returns the privacy document (docs/services.md, "Privacy document"). */
function document(siteUrl: string): unknown {
  const link = (
    linkType: string,
    title: string,
    path: string,
    extra: Record<string, string> = {},
  ): Record<string, string> => ({
    lang: 'en',
    country: 'US',
    state: '',
    linkType,
    title,
    url: `${siteUrl}/en-us/${path}`,
    ...extra,
  });
  return {
    version: 1,
    links: [
      link('privacyLink', 'Privacy Notice', 'privacy-notice', { appendix: 'statePrivacyNotice' }),
      link('privacyPolicyCHD', 'Consumer Health Data Privacy Policy', 'privacy-notice', {
        appendix: 'statePrivacyNotice',
      }),
      link('terms', 'Terms and Conditions', 'terms', { appendix: '' }),
    ],
  };
}

/** Creates the app that serves `/privacy/links.json`. */
export function createPrivacyApp(options: { siteUrl: string }): Hono {
  const app = new Hono();
  app.get('/links.json', (context) =>
    context.json(document(options.siteUrl), 200, {
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    }),
  );
  return app;
}
