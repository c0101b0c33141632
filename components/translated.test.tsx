/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { castVote } from './reviews/own-votes';
import { FeedbackContext, VoteButton } from './reviews/ReviewFeedback.client';
import { ReviewSummary } from './reviews/ReviewSummary';
import { Button } from './ui/Button/Button';
import { ErrorSummary } from './ui/ErrorSummary/ErrorSummary';
import { TextField } from './ui/Field/TextField';
import { FormStatus } from './ui/FormStatus/FormStatus';
import { Loader } from './ui/Loader/Loader';
import { Toast } from './ui/Toast/Toast.client';
import { translateDocument } from '@/tests/translate-document';

const summaryOf = (total: number) => ({
  average: total / 2,
  total,
  samples: total,
  distribution: [{ stars: 5, count: total }],
  recommendedPercent: total,
  secondary: [{ name: 'Quality', average: total }],
});

const VOTES = { Positive: 1, Negative: 0 };

const CHANGES: Record<string, readonly [ReactElement, ReactElement]> = {
  'a button becomes busy': [
    <Button key="1">Send</Button>,
    <Button key="1" busy>
      Send
    </Button>,
  ],
  'a button is no longer busy': [
    <Button key="1" busy>
      Send
    </Button>,
    <Button key="1">Send</Button>,
  ],
  'a field has an error': [
    <TextField key="1" name="city" label="City" />,
    <TextField key="1" name="city" label="City" error="Enter your city" />,
  ],
  'a field has another error': [
    <TextField key="1" name="city" label="City" error="Enter your city" />,
    <TextField key="1" name="city" label="City" error="Please enter a valid city." />,
  ],
  'a form has fewer errors': [
    <ErrorSummary key="1" errors={[{ name: 'city', message: 'one' }, { message: 'two' }]} />,
    <ErrorSummary key="1" errors={[{ message: 'two' }]} introduction="Please check the fields" />,
  ],
  'a form has an outcome': [
    <FormStatus key="1" title="Sent">
      Thank you
    </FormStatus>,
    <FormStatus key="1">Not sent</FormStatus>,
  ],
  'a message changes': [<Toast key="1" message="Link copied" />, <Toast key="1" message="Not copied" />],
  'a label changes': [<Loader key="1" label="Loading" />, <Loader key="1" label="Loading reviews" />],
  'a vote is counted': [
    <FeedbackContext key="1" value={{}}>
      <VoteButton reviewId="r" title="Cuts grease" vote="Positive" counts={VOTES} />
    </FeedbackContext>,
    <FeedbackContext key="1" value={{ r: { own: castVote('Positive', VOTES, undefined) } }}>
      <VoteButton reviewId="r" title="Cuts grease" vote="Positive" counts={VOTES} />
    </FeedbackContext>,
  ],
  'a summary of reviews changes': [
    <ReviewSummary key="1" summary={summaryOf(1)} slug="a/b" writeHref="/write" />,
    <ReviewSummary key="1" summary={summaryOf(4)} slug="a/b" writeHref="/write" />,
  ],
};

test.each(Object.entries(CHANGES))(
  'updates the text on a translated page: %s',
  async (_, [before, after]) => {
    const expected = render(after);
    const text = expected.container.textContent;
    expected.unmount();
    const { container, rerender, unmount } = render(before);
    const translation = translateDocument();
    expect(container.querySelector('font')).not.toBeNull();
    rerender(after);
    await act(async () => undefined);
    expect(container.textContent).toBe(text);
    unmount();
    translation.disconnect();
  },
);
