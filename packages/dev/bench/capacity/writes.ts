/** Costs of visitors' writes: submissions, reviews, likes and views. */
import { z } from 'zod';
import { Sender, type Sent } from './send.ts';
import type { Installation } from './installation.ts';
import type { Costs } from './costs.ts';
import type { Meter } from './meter.ts';

const WRITES = 200;
/** Minimum time to fill in a form (lib/forms/timing-token.ts). */
const FILL_MS = 2_500;
const ARTICLE = 'article-contact-time-explained';
const ARTICLE_PATH = '/en-us/articles/contact-time-explained';
const PRODUCT = 'cleanpro-pot-and-pan-detergent';
const CHALLENGE = z.object({ challenge: z.object({ timingToken: z.string() }) });

const MESSAGE =
  'How much do I dilute for a floor that is mopped twice a day, and does it have to be rinsed? '.repeat(3);

const form = (
  path: string,
  origin: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Sent => ({
  path,
  method: 'POST',
  headers: {
    origin,
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  },
  body: new URLSearchParams(fields).toString(),
});

const contactFields = (number: number): Record<string, string> => ({
  page: 'contact-us',
  shoppingFor: 'A business',
  firstName: 'Ada',
  lastName: 'Moreno',
  email: `visitor-${number}@example.com`,
  phone: '2025550143',
  company: 'Harbor Grill',
  city: 'Austin',
  state: 'Texas',
  zip: '78701',
  message: MESSAGE,
  over18: 'on',
});

const reviewFields = (number: number): Record<string, string> => ({
  product: PRODUCT,
  intent: 'submit',
  rating: '5',
  isRecommended: 'true',
  title: `Number ${number}`,
  reviewText: 'Suds last through the whole dinner rush, and the sink is changed half as often as before.',
  rating_Quality: '5',
  rating_Value: '4',
  userNickname: `Chef${number}`,
  userLocation: 'Austin, TX',
  contextdatavalue_Agemonth: '4',
  contextdatavalue_Ageyear: '1980',
  userEmail: `chef${number}@example.com`,
  agreedToTermsAndConditions: 'true',
});

/**
 * Sends a form faster than a person could.
 * @returns the token that lets the form be sent again
 */
async function timingToken(sender: Sender, origin: string): Promise<string> {
  const { text } = await sender.send(form('/api/forms/contact', origin, contactFields(0)), [422]);
  const { timingToken: token } = CHALLENGE.parse(JSON.parse(text)).challenge;
  await new Promise((resolve) => setTimeout(resolve, FILL_MS));
  return token;
}

export interface WriteCosts {
  submission: Costs;
  review: Costs;
  like: Costs;
  countedView: Costs;
}

/** Measures writes on the first process of an installation. Each comes from a different visitor. */
export async function writeCosts({ url, site }: Installation, meter: Meter): Promise<WriteCosts> {
  const processes = site.slice(0, 1);
  const sender = new Sender(processes[0]?.port ?? 0);
  const costOf = async (make: (number: number) => Sent): Promise<Costs> => {
    // The first write loads code and data.
    await sender.send(make(1));
    return meter.costOf(WRITES, () => sender.sendMany(WRITES, (index) => make(index + 2), 4), {
      settles: true,
      processes,
    });
  };
  try {
    const token = await timingToken(sender, url);
    return {
      submission: await costOf((number) =>
        form('/api/forms/contact', url, { ...contactFields(number), timingToken: token }),
      ),
      review: await costOf((number) => form('/api/forms/review', url, reviewFields(number))),
      like: await costOf(() => form('/api/recommendations', url, { articleId: ARTICLE, status: 'liked' })),
      countedView: await costOf(() =>
        form('/api/recommendations', url, { articleUrl: ARTICLE_PATH, view: 'Article' }),
      ),
    };
  } finally {
    sender.stop();
  }
}
