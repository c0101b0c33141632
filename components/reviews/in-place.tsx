import { type Dispatch, type MouseEvent, type ReactNode, type SetStateAction, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { Loader } from '@/components/ui/Loader/Loader';
import { SLOW_MS } from '@/components/ui/Loader/use-slow';
import { PRODUCT_REVIEWS, type ProductReviews } from '@/lib/reviews/review-data';
import { parseReviewView, type ReviewView } from '@/lib/reviews/sorts';
import { castVote, parseVote, type Vote, type VoteCounts } from './own-votes';
import type { Feedback } from './ReviewFeedback.client';
import { ReviewList } from './ReviewList';
import { ReviewSummary } from './ReviewSummary';
import { loadVotes, storeVotes } from './stored-votes';

export interface ReviewedProduct {
  slug: string;
  writeHref: string;
  /** Level of the reviews' headings. */
  level: 2 | 3;
}

export interface ReviewsState {
  /**
   * Reviews displayed after the visitor clicked a link. Undefined while the reviews that the server rendered are
   * displayed.
   */
  list?: ReactNode;
  loading?: ReactNode;
  /** The visitor's votes on any review, and messages about reviews on the list, by review id. */
  feedback: Record<string, Feedback>;
}
type SetState = Dispatch<SetStateAction<ReviewsState>>;

const OUTCOME = z.object({ message: z.string() });
const WAITING = 'Still sending. Please wait.';
const FAILED = 'That didn’t work. Please try again later.';

async function loadReviews(
  slug: string,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<ProductReviews> {
  const parameters = new URLSearchParams(query);
  parameters.set('product', slug);
  const response = await fetch(`/api/reviews?${parameters}`, { signal });
  if (!response.ok) throw new Error(`Reviews responded with status ${response.status}`);
  return PRODUCT_REVIEWS.parse(await response.json());
}

/** Request for the link that was clicked last. */
let latest: AbortController | undefined;

/** Displays the list that a clicked link leads to. If that fails, the browser follows the link. */
export function followLink(
  event: MouseEvent<HTMLElement>,
  product: ReviewedProduct,
  setState: SetState,
): void {
  const link = event.target instanceof Element ? event.target.closest('a[data-reviews-link]') : null;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || modified) return;
  event.preventDefault();
  latest?.abort();
  latest = new AbortController();
  const { signal } = latest;
  const { href, search } = link;
  const query = new URLSearchParams(search);
  const loading = <Loader label="Loading reviews…" />;
  setState((state) => ({ ...state, loading }));
  loadReviews(product.slug, query, signal).then(
    (found) => {
      if (signal.aborted) return;
      const view = parseReviewView(Object.fromEntries(query));
      setState(({ feedback }) => ({
        list: <LoadedReviews {...product} view={view} found={found} />,
        feedback: withoutMessages(feedback),
      }));
    },
    () => {
      // The visitor may have left the page in the meantime.
      if (!signal.aborted && link.isConnected) location.assign(href);
    },
  );
}

const withoutMessages = (feedback: ReviewsState['feedback']): ReviewsState['feedback'] =>
  Object.fromEntries(Object.entries(feedback).flatMap(([id, { own }]) => (own ? [[id, { own }]] : [])));

export const restoreVotes = (setState: SetState): void =>
  setState((state) => ({
    ...state,
    feedback: {
      ...Object.fromEntries(Object.entries(loadVotes()).map(([id, own]) => [id, { own }])),
      ...state.feedback,
    },
  }));

export const rememberVotes = ({ feedback }: ReviewsState): void =>
  storeVotes(
    Object.fromEntries(Object.entries(feedback).flatMap(([id, { own }]) => (own ? [[id, own]] : []))),
  );

/** Sends a vote or a report, and displays the outcome next to the pressed button. */
export function sendFeedback(event: SubmitEvent<HTMLElement>, setState: SetState): void {
  const form = event.target;
  const { submitter } = event.nativeEvent;
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-reviews-feedback]')) return;
  event.preventDefault();
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') fields.append(name, value);
  const vote = parseVote(fields.get('Vote'));
  const page = { Positive: Number(form.dataset.helpful), Negative: Number(form.dataset.notHelpful) };
  const id = fields.get('ContentId') ?? '';
  const kind = vote === undefined ? 'reportMessage' : 'voteMessage';
  const slow = setTimeout(() => {
    setState((state) => ({
      ...state,
      feedback: { ...state.feedback, [id]: { ...state.feedback[id], [kind]: WAITING } },
    }));
  }, SLOW_MS);
  void postFeedback(fields, form.action).then((outcome) => {
    clearTimeout(slow);
    setState((state) => ({
      ...state,
      feedback: { ...state.feedback, [id]: withOutcome(state.feedback[id], outcome, vote, page) },
    }));
  });
}

interface Outcome {
  isAccepted: boolean;
  message: string;
}

function withOutcome(
  feedback: Feedback | undefined,
  { isAccepted, message }: Outcome,
  vote: Vote | undefined,
  page: VoteCounts,
): Feedback {
  if (vote === undefined) return { ...feedback, reportMessage: message };
  const own = isAccepted ? castVote(vote, page, feedback?.own) : feedback?.own;
  return { ...feedback, own, voteMessage: message };
}

async function postFeedback(fields: URLSearchParams, action: string): Promise<Outcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: fields,
      headers: { accept: 'application/json' },
    });
    const { message } = OUTCOME.parse(await response.json());
    return { isAccepted: response.ok, message };
  } catch {
    return { isAccepted: false, message: FAILED };
  }
}

function focusPosition(line: HTMLParagraphElement | null): void {
  if (!line) return;
  line.focus({ preventScroll: true });
  // Wait for the layout. While the lists are swapped, the page is shorter, and may be scrolled in either direction.
  requestAnimationFrame(() => {
    const { top } = line.getBoundingClientRect();
    if (top < 0 || top > innerHeight) line.scrollIntoView();
  });
}

function LoadedReviews({
  view,
  found,
  slug,
  writeHref,
  level,
}: ReviewedProduct & { view: ReviewView; found: ProductReviews }) {
  return (
    <>
      <ReviewSummary summary={found.summary} view={view} slug={slug} writeHref={writeHref} />
      <ReviewList found={found} view={view} slug={slug} level={level} positionRef={focusPosition} />
    </>
  );
}
