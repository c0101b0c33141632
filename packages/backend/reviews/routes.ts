/** `/reviews/data/*.json`: version 5.4 of the Conversations API (docs/services.md, "Bazaarvoice Conversations"). */
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isSecret, type Secret } from '@cleanpro/node-service/secret';
import { errorResponse, formErrors, toTimestamp } from './responses.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { productsResponse, reviewsResponse } from './display.ts';
import { ReviewServiceError, type FormError } from './errors.ts';
import { checkSubmission } from './form-checks.ts';
import { formResponse } from './form-fields.ts';
import { checkCaller, LOCALE, Parameters } from './parameters.ts';
import {
  checkAgainstStored,
  storeHelpfulness,
  storeReport,
  storeReview,
  type Author,
} from './submissions.ts';
import { sentReview } from './sent-review.ts';
import type { ReviewDatabase } from './tables.ts';

const HOURS_TO_POST = 72;
const MAX_BODY_BYTES = 64 * 1024;

export interface ReviewsOptions {
  database: ReviewDatabase;
  catalogue: Catalogue;
  passkey: Secret;
  autoApprove: boolean;
  now?: () => number;
}

async function parametersOf(context: Context): Promise<Parameters> {
  const { searchParams } = new URL(context.req.url);
  if (context.req.method !== 'POST') return new Parameters(searchParams);
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    throw new ReviewServiceError(
      'ERROR_BAD_REQUEST',
      'The body must be of the type application/x-www-form-urlencoded.',
    );
  return new Parameters(searchParams, new URLSearchParams(await context.req.text()));
}

/** Returns the author's IP address: the first in `X-Forwarded-For`, which the submitting server sets. */
const addressOf = (context: Context): string | undefined =>
  context.req.header('x-forwarded-for')?.split(',')[0]?.trim() || undefined;

/** Creates the app of the review service, mounted at `/reviews`. */
export function createReviewsApp(options: ReviewsOptions): Hono {
  const { database, catalogue } = options;
  const now = options.now ?? Date.now;
  const isKey = (value: string): boolean => isSecret('REVIEWS_PASSKEY', options.passkey, value);
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));

  const display =
    (respond: (context: ReviewsOptions, parameters: Parameters) => Promise<object>) =>
    async (context: Context): Promise<Response> => {
      try {
        const parameters = new Parameters(new URL(context.req.url).searchParams);
        checkCaller(parameters, isKey);
        return context.json(await respond(options, parameters));
      } catch (error) {
        if (!(error instanceof ReviewServiceError)) throw error;
        return context.json(errorResponse(error.code, error.message));
      }
    };
  app.get('/data/products.json', display(productsResponse));
  app.get('/data/reviews.json', display(reviewsResponse));

  /** @param echo whether the response includes the review as it was sent */
  function submissionResponse(
    parameters: Parameters,
    result: { errors?: FormError[]; id?: string | null; submissionId?: string | null } = {},
    echo = false,
  ) {
    const { errors = [], id = null, submissionId = null } = result;
    const hoursToPost = echo && errors.length === 0 ? HOURS_TO_POST : null;
    return {
      ...formResponse(parameters, new Date(now())),
      FormErrors: formErrors(errors),
      HasErrors: errors.length > 0,
      Errors: [],
      Locale: LOCALE,
      ...(echo && {
        Review: {
          ...sentReview(parameters),
          Id: id,
          SubmissionTime: toTimestamp(now()),
          SubmissionId: submissionId,
          SendEmailAlertWhenPublished: false,
          TypicalHoursToPost: hoursToPost,
        },
      }),
      SubmissionId: submissionId,
      TypicalHoursToPost: hoursToPost,
      AuthorSubmissionToken: null,
    };
  }

  app.on(['GET', 'POST'], '/data/submitreview.json', async (context) => {
    try {
      const parameters = await parametersOf(context);
      checkCaller(parameters, isKey);
      const productId = parameters.one('ProductId');
      if (!productId)
        throw new ReviewServiceError('ERROR_PARAM_MISSING_SUBJECT_ID', 'The ProductId is missing.');
      if (!catalogue.get(productId))
        throw new ReviewServiceError(
          'ERROR_PARAM_INVALID_SUBJECT_ID',
          'There is no product of this ProductId.',
        );
      const action = parameters.one('Action')?.toLowerCase();
      if (action === undefined || action === '') return context.json(submissionResponse(parameters));
      if (action !== 'preview' && action !== 'submit')
        throw new ReviewServiceError(
          'ERROR_PARAM_INVALID_PARAMETERS',
          'The Action must be Preview or Submit.',
        );
      if (action === 'submit' && context.req.method !== 'POST')
        throw new ReviewServiceError('ERROR_UNSUPPORTED', 'A review is submitted by POST.');

      const address = addressOf(context);
      const { errors, submission } = checkSubmission(parameters, address, new Date(now()));
      if (action === 'preview') {
        const conflicts = submission && (await checkAgainstStored(database, productId, submission));
        return context.json(submissionResponse(parameters, { errors: conflicts ?? errors }, true));
      }
      if (!submission) return context.json(submissionResponse(parameters, { errors }));
      const author: Author = {
        address: address ?? null,
        fingerprint: parameters.one('fp')?.slice(0, 4000) ?? null,
        campaignId: parameters.one('CampaignId')?.slice(0, 100) ?? null,
      };
      const stored = await storeReview(database, productId, submission, author, {
        approve: options.autoApprove,
        now: now(),
      });
      return context.json(submissionResponse(parameters, stored, stored.errors.length === 0));
    } catch (error) {
      if (!(error instanceof ReviewServiceError)) throw error;
      return context.json({
        Data: {},
        Form: [],
        FormErrors: {},
        HasErrors: true,
        Errors: [{ Message: error.message, Code: error.code }],
        Locale: LOCALE,
        SubmissionId: null,
        TypicalHoursToPost: null,
        AuthorSubmissionToken: null,
      });
    }
  });

  app.post('/data/submitfeedback.json', async (context) => {
    const envelope = {
      Data: {},
      Form: [],
      FormErrors: {},
      TypicalHoursToPost: null,
      SubmissionId: null,
      Locale: LOCALE,
    };
    try {
      const parameters = await parametersOf(context);
      checkCaller(parameters, isKey);
      const contentId = parameters.one('ContentId');
      if (!contentId)
        throw new ReviewServiceError('ERROR_PARAM_MISSING_SUBJECT_ID', 'The ContentId is missing.');
      const contentType = parameters.one('ContentType')?.toLowerCase();
      if (contentType === 'question' || contentType === 'answer')
        throw new ReviewServiceError(
          'ERROR_PARAM_INVALID_SUBJECT_ID',
          `There is no ${contentType} of this ContentId.`,
        );
      if (contentType !== 'review' && contentType !== 'review_comment')
        throw new ReviewServiceError('ERROR_PARAM_INVALID_PARAMETERS', 'The ContentType is unknown.');
      const address = addressOf(context) ?? null;
      const visitor = parameters.one('UserId')?.slice(0, 200) || address;
      if (visitor === null)
        throw new ReviewServiceError(
          'ERROR_PARAM_MISSING_USER_ID',
          'Say who gives the feedback: UserId, or X-Forwarded-For.',
        );
      const feedback = { contentType, contentId, visitor, address, now: now() } as const;
      const kind = parameters.one('FeedbackType')?.toLowerCase();
      if (kind === 'helpfulness') {
        const vote = parameters.one('Vote')?.toUpperCase();
        if (vote !== 'POSITIVE' && vote !== 'NEGATIVE')
          throw new ReviewServiceError(
            'ERROR_PARAM_INVALID_PARAMETERS',
            'The Vote must be Positive or Negative.',
          );
        await storeHelpfulness(database, { ...feedback, vote });
        return context.json({
          ...envelope,
          HasErrors: false,
          Errors: [],
          Feedback: { Helpfulness: { Vote: vote, AuthorId: parameters.one('UserId') ?? null } },
        });
      }
      if (kind !== 'inappropriate')
        throw new ReviewServiceError(
          'ERROR_PARAM_INVALID_PARAMETERS',
          'The FeedbackType must be helpfulness or inappropriate.',
        );
      const reason = parameters.one('ReasonText')?.slice(0, 1000) ?? null;
      await storeReport(database, { ...feedback, reason });
      return context.json({
        ...envelope,
        HasErrors: false,
        Errors: [],
        Feedback: { Inappropriate: { ReasonText: reason, AuthorId: parameters.one('UserId') ?? null } },
      });
    } catch (error) {
      if (!(error instanceof ReviewServiceError)) throw error;
      return context.json({
        ...envelope,
        HasErrors: true,
        Errors: [{ Message: error.message, Code: error.code }],
      });
    }
  });
  return app;
}
