'use client';

import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import { outcomeOf } from '@/lib/forms/outcome';
import { isSignedIn } from '@/lib/members/pages';
import {
  checkReview,
  EMPTY_STATE,
  getReviewValues,
  introduceReviewErrors,
  isRefusedForAge,
  MESSAGES,
  REFUSED_STATE,
  REVIEW_FIELDS,
  REVIEW_FORM_PATH,
  toProblems,
  toReviewState,
  type ReviewState,
  type ReviewValues,
} from '@/lib/reviews/review-form';
import { readChosenRadios } from '../chosen-radios';
import { createDraftWriter, hasChanges, readDraft, type DraftWriter } from '../draft';
import { toFieldErrors } from '../field-errors';
import { postForm } from '../post-form';
import { useOutcomeTitle } from '../use-outcome-title';
import { useWaitForRelease } from '../use-wait-for-release';
import { ReviewFields } from './ReviewFields';
import { ReviewPreview } from './ReviewPreview';
import { ReviewFailed, ReviewRefused, ReviewThanks, type ParentCompany } from './ReviewOutcome';

interface Props {
  /** Id of the product in the review service. */
  product: string;
  productName: string;
  productHref: string;
  thanks: string;
  parent?: ParentCompany;
  /** Years of birth to choose from. The server computes them, so hydration does not depend on the visitor's clock. */
  years: string[];
  /** State after a post without JavaScript. */
  posted?: ReviewState;
}

const ACTION = `/api/forms/${REVIEW_FORM_PATH}`;
const TIMEOUT_MS = 12_000;

/** Sends one step of the form. The returned state keeps the values, unless the review was accepted. */
async function sendStep(
  intent: 'preview' | 'submit',
  product: string,
  values: ReviewValues,
): Promise<ReviewState> {
  try {
    const body = new URLSearchParams({ ...values, product, intent });
    const response = await postForm(ACTION, body, TIMEOUT_MS);
    return response.location === undefined
      ? toReviewState(values, response)
      : { ...EMPTY_STATE, stage: 'thanks' };
  } catch {
    return intent === 'submit'
      ? toReviewState(values, { stage: 'failed' })
      : toReviewState(values, { message: MESSAGES.unavailable });
  }
}

/**
 * Form to write a review, with the steps write, preview, edit, submit, and thanks or error. Without JavaScript, each
 * step posts the form and the server responds with this page at the next step. With JavaScript, the same rules run
 * while the visitor types, and a reload restores the draft.
 */
export function ReviewForm({ product, productName, productHref, thanks, parent, years, posted }: Props) {
  const [state, setState] = useState(posted ?? EMPTY_STATE);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [, setFailures] = useState(0);
  const focusesSummary = useRef(false);
  const isEntering = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const draft = useRef<DraftWriter>(null);
  const waitForRelease = useWaitForRelease();
  const form = useForm<ReviewValues>({
    // Only radio buttons need defaults. React Hook Form reads other values from the fields, because visitors may type
    // before this script runs.
    defaultValues: useState(() => readChosenRadios(ACTION))[0],
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: async (input) => {
      await waitForRelease();
      const values = getReviewValues((name) => input[name]);
      const errors = checkReview(values);
      return errors.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: toFieldErrors(toProblems(errors)) };
    },
  });
  const { formState, register, handleSubmit, setError, reset, getValues, setValue, subscribe } = form;

  useEffect(() => {
    const name = `review-${product}`;
    const saved = readDraft(name);
    const writer = createDraftWriter(name);
    const fillInEmail = async (): Promise<void> => {
      const { fetchMemberDetails } = await import('../member-details');
      const { email } = await fetchMemberDetails();
      const input = document.querySelector('[name="userEmail"]');
      if (email && input !== document.activeElement && !getValues('userEmail')) setValue('userEmail', email);
    };
    if (posted?.stage === 'refused') writer.clear();
    else if (!posted && Object.keys(saved).length > 0)
      reset(getReviewValues((field) => getValues(field) || saved[field]));
    else if (!posted && isSignedIn(document.cookie)) void fillInEmail();
    for (const error of posted?.errors ?? [])
      setError(error.name, { type: 'server', message: error.message });
    draft.current = writer;
    const save = (): void => writer.save(() => getReviewValues((field) => getValues(field)));
    const unsubscribe = subscribe({ formState: { values: true }, callback: save });
    // Save what the visitor typed before this script ran.
    if (fields.current && hasChanges(fields.current)) save();
    return () => {
      unsubscribe();
      writer.cancel();
    };
  }, [posted, product, getValues, reset, setError, setValue, subscribe]);

  // React Hook Form may report errors one render after the submit. Only then is there a summary to focus.
  useEffect(() => {
    if (!focusesSummary.current || !summary.current) return;
    focusesSummary.current = false;
    summary.current.focus();
  });

  const enterState = (next: ReviewState): void => {
    setState(next);
    if (next.stage === 'refused') reset(EMPTY_STATE.values);
    if (next.stage === 'refused' || next.stage === 'thanks') draft.current?.clear();
    for (const { name, message } of next.errors) setError(name, { type: 'server', message });
    isEntering.current = true;
  };

  // Focus the message of the new state once React has rendered it.
  useEffect(() => {
    if (!isEntering.current) return;
    isEntering.current = false;
    if (state.errors.length > 0) summary.current?.focus();
    else top.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    top.current?.scrollIntoView({ block: 'start' });
  }, [state]);

  /** Returns whether the reviewer is too young. If so, shows the refusal instead of sending anything. */
  const refuses = (): boolean => {
    const isRefused = isRefusedForAge(
      getReviewValues((name) => getValues(name)),
      new Date(),
    );
    if (isRefused) enterState(REFUSED_STATE);
    return isRefused;
  };

  const send = async (intent: 'preview' | 'submit'): Promise<void> => {
    if (sending.current || refuses()) return;
    sending.current = true;
    setBusy(true);
    enterState(
      await sendStep(
        intent,
        product,
        getReviewValues((name) => getValues(name)),
      ),
    );
    sending.current = false;
    setBusy(false);
  };

  const fieldErrors = REVIEW_FIELDS.flatMap((name) => {
    const message = formState.errors[name]?.message;
    return message ? [{ name, message }] : [];
  });
  // Until hydration, React Hook Form lacks the errors of the posted state.
  const errors = fieldErrors.length > 0 || formState.isSubmitted ? fieldErrors : state.errors;
  const hasSummary = formState.isSubmitted || state.errors.length > 0;
  const isWriting = state.stage === 'write';
  // A new review starts with EMPTY_STATE. Any other state of this step follows a preview or an error.
  const isEditing = isWriting && state !== EMPTY_STATE && !state.notice && state.errors.length === 0;
  const hasOutcome = !isWriting || isEditing || state.notice !== null;
  useOutcomeTitle(
    isWriting && hasSummary && errors.length > 0
      ? 'invalid'
      : hasOutcome
        ? outcomeOf({ stage: state.stage, message: state.notice })
        : undefined,
  );
  const steps = {
    action: ACTION,
    product,
    values: state.values,
    busy,
    onEdit: () => enterState({ ...state, stage: 'write' }),
    onSubmit: () => void send('submit'),
  };

  return (
    <div ref={top} data-review-stage={state.stage}>
      {state.stage === 'thanks' ? <ReviewThanks text={thanks} productHref={productHref} /> : null}
      {state.stage === 'refused' ? <ReviewRefused parent={parent} productHref={productHref} /> : null}
      {state.stage === 'failed' ? <ReviewFailed {...steps} /> : null}
      {state.stage === 'preview' ? <ReviewPreview {...steps} /> : null}
      {state.stage === 'write' ? (
        <form
          ref={fields}
          action={ACTION}
          method="post"
          noValidate
          onSubmit={(event) => {
            void handleSubmit(
              () => send('preview'),
              () => {
                if (refuses()) return;
                focusesSummary.current = true;
                setFailures((count) => count + 1);
              },
            )(event);
          }}
        >
          {state.notice ? (
            <FormStatus tone="error" isOutcome>
              <p>{state.notice}</p>
            </FormStatus>
          ) : null}
          {isEditing ? (
            // Autofocus makes screen readers announce the step when the server renders it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            <h2 tabIndex={-1} autoFocus>
              Edit your review
            </h2>
          ) : null}
          <ReviewFields
            summary={summary}
            product={product}
            productName={productName}
            years={years}
            values={state.values}
            errors={errors}
            introduction={introduceReviewErrors(
              errors,
              getReviewValues((name) => form.getValues(name) ?? state.values[name]),
            )}
            hasSummary={hasSummary}
            busy={busy}
            register={register}
            control={form.control}
          />
        </form>
      ) : null}
    </div>
  );
}
