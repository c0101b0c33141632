import { createPreviewTicket } from './preview-ticket';
import { redeemTicket } from './redeem-ticket';

const ticket = () => createPreviewTicket('/en-us', 's'.repeat(32), Date.now());

test('redeems a ticket once, even for concurrent requests', async () => {
  const copied = ticket();
  const redeemed = await Promise.all(Array.from({ length: 20 }, () => redeemTicket(copied)));
  expect(redeemed.filter(Boolean)).toHaveLength(1);
  expect(await redeemTicket(copied)).toBe(false);
});

test('redeems a second ticket for the same page', async () => {
  expect(await redeemTicket(ticket())).toBe(true);
  expect(await redeemTicket(ticket())).toBe(true);
});
