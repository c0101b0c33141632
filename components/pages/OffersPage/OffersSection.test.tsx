/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { EMPTY_BLOCK_CONTEXT } from '@/components/blocks/context';
import type { OfferFragment, OffersSectionFragment } from '@/graphql/generated/operations';
import { OffersSection } from './OffersSection';

const DAY_MS = 24 * 3600_000;
const day = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const offer = (title: string, startDate: string, endDate: string): OfferFragment => ({
  sys: { id: title },
  title,
  text: null,
  startDate,
  endDate,
  image: null,
  callToAction: null,
  pdf: null,
});
const section = (...items: OfferFragment[]): OffersSectionFragment => ({
  sys: { id: 'section' },
  title: 'Distributor offers',
  kind: 'distributor',
  introduction: null,
  offersCollection: { items },
  participatingProductsCollection: null,
  subSectionsCollection: null,
  redemptionText: null,
});
const ENDED = offer('Ended', day(-9), day(-2));
const OPEN = offer('Open', day(-1), day(9));
const UPCOMING = offer('Upcoming', day(3), day(9));

const titles = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('visitors see only open offers', () => {
  render(
    <OffersSection section={section(ENDED, OPEN, UPCOMING)} context={EMPTY_BLOCK_CONTEXT} tone="plain" />,
  );
  expect(titles()).toEqual(['Open']);
});

test('shows a message when there are no open offers', () => {
  render(<OffersSection section={section(ENDED)} context={EMPTY_BLOCK_CONTEXT} tone="plain" />);
  expect(screen.getByText(/no offers right now/)).toBeVisible();
});

test('a preview shows all offers and labels those hidden from visitors', () => {
  const context = { ...EMPTY_BLOCK_CONTEXT, preview: true };
  render(<OffersSection section={section(ENDED, OPEN, UPCOMING)} context={context} tone="plain" />);
  expect(titles()).toEqual(['Ended', 'Open', 'Upcoming']);
  expect(screen.getAllByText(/visitors/).map(({ textContent }) => textContent)).toEqual([
    'Ended: visitors no longer see this offer.',
    'Upcoming: visitors can’t see this offer yet.',
  ]);
});
