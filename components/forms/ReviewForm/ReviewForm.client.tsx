'use client';

import { useActionState, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormStatus } from '@/components/ui/FormStatus/FormStatus';
import {
  checkReview,
  FIRST_STATE,
  MESSAGES,
  REVIEW_FIELDS,
  reviewValues,
  type ReviewState,
  type ReviewValues,
} from '@/lib/reviews/review-form';
import { dropDraft, saveDraft, readDraft } from './draft';
import { ReviewFields } from './ReviewFields';
import { ReviewPreview } from './ReviewPreview';
import { ReviewFailed, ReviewThanks } from './ReviewOutcome';
import { sendReview } from './send';

interface Props {
  /** The review id of the product. */
  product: string;
  productName: string;
  productHref: string;
  thanks: string;
  /** The year now, so that server and browser offer the same years. */
  years: string[];
  /** Takes the form where there is no script. */
  action: (state: ReviewState, form: FormData) => Promise<ReviewState>;
}

/**
 * Writes a review: write, preview, edit, submit, thank you or error. Without script each step posts to the page, which
 * comes back filled in; with it the same rules are checked as the visitor types, and nothing is lost by a reload.
 */
export function ReviewForm({ product, productName, productHref, thanks, years, action }: Props) {
  const [posted, formAction] = useActionState(action, FIRST_STATE);
  const [state, setState] = useState(posted);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const form = useForm<ReviewValues>({
    defaultValues: state.values,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (given) => {
      const values = reviewValues((name) => given[name]);
      const errors = checkReview(values, new Date());
      return errors.length === 0
        ? { values, errors: {} }
        : {
            values: {},
            errors: Object.fromEntries(errors.map(({ name, message }) => [name, { type: 'rule', message }])),
          };
    },
  });
  const { formState, register, handleSubmit, setError, reset, getValues, subscribe } = form;

  // A draft of this product comes back, unless the page came with what was just posted.
  useEffect(() => {
    const draft = readDraft(product);
    if (draft && posted === FIRST_STATE) reset(draft);
    for (const { name, message } of posted.errors) setError(name, { type: 'server', message });
  }, [posted, product, reset, setError]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          saveDraft(
            product,
            reviewValues((name) => values[name]),
          ),
      }),
    [product, subscribe],
  );

  const shown = (next: ReviewState): void => {
    setState(next);
    if (next.stage === 'thanks') dropDraft(product);
    for (const { name, message } of next.errors) setError(name, { type: 'server', message });
    requestAnimationFrame(() => {
      if (next.errors.length > 0) summary.current?.focus();
      else top.current?.focus();
      top.current?.scrollIntoView({ block: 'start' });
    });
  };

  const step = async (intent: 'preview' | 'submit'): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    shown(
      await sendReview(
        intent,
        product,
        reviewValues((name) => getValues(name)),
      ),
    );
    sending.current = false;
    setBusy(false);
  };

  const errors = REVIEW_FIELDS.flatMap((name) => {
    const message = formState.errors[name]?.message;
    return message ? [{ name, message }] : [];
  });
  // Before the script arrives, what the server found.
  const known = errors.length > 0 || formState.isSubmitted ? errors : state.errors;

  return (
    <div ref={top} tabIndex={-1} data-review-stage={state.stage}>
      {state.stage === 'thanks' ? <ReviewThanks text={thanks} productHref={productHref} /> : null}
      {state.stage === 'failed' ? (
        <ReviewFailed
          action={formAction}
          product={product}
          values={state.values}
          busy={busy}
          onEdit={() => shown({ ...state, stage: 'write' })}
          onSubmit={() => void step('submit')}
        />
      ) : null}
      {state.stage === 'preview' ? (
        <ReviewPreview
          action={formAction}
          product={product}
          values={state.values}
          busy={busy}
          onEdit={() => shown({ ...state, stage: 'write' })}
          onSubmit={() => void step('submit')}
        />
      ) : null}
      {state.stage === 'write' ? (
        <form
          action={formAction}
          noValidate
          onSubmit={(event) => {
            void handleSubmit(
              () => step('preview'),
              () => {
                requestAnimationFrame(() => summary.current?.focus());
              },
            )(event);
          }}
        >
          <FormStatus tone="error">{state.notice ? <p>{state.notice}</p> : null}</FormStatus>
          <ReviewFields
            summary={summary}
            product={product}
            productName={productName}
            years={years}
            values={state.values}
            errors={known}
            mandatory={MESSAGES.allMandatory}
            summaryShown={formState.isSubmitted || state.errors.length > 0}
            busy={busy}
            register={register}
          />
        </form>
      ) : null}
    </div>
  );
}
