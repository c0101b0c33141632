import { createPreviewTicket, isPreviewTicket, PREVIEW_TICKET_SECONDS } from './preview-ticket';

const SECRET = 's'.repeat(32);
const NOW = Date.UTC(2030, 0, 1);
const PATH = '/en-us/brands/dawn?page=2';
const TICKET = createPreviewTicket(PATH, SECRET, NOW);
const [EXPIRES_AT = '', NONCE = '', SIGNATURE = ''] = TICKET.split('.');

test('a preview ticket is valid for one minute, only for its path and with the secret that signed it', () => {
  const end = NOW + PREVIEW_TICKET_SECONDS * 1000;
  expect(isPreviewTicket(TICKET, PATH, SECRET, NOW)).toBe(true);
  expect(isPreviewTicket(TICKET, PATH, SECRET, end - 1)).toBe(true);
  expect(isPreviewTicket(TICKET, PATH, SECRET, end)).toBe(false);
  expect(isPreviewTicket(TICKET, PATH, 't'.repeat(32), NOW)).toBe(false);
  expect(isPreviewTicket(TICKET, '/en-us/brands', SECRET, NOW)).toBe(false);
});

test('rejects a ticket whose expiration time is too far in the future', () => {
  const later = createPreviewTicket(PATH, SECRET, NOW + 60_000);
  expect(isPreviewTicket(later, PATH, SECRET, NOW)).toBe(false);
});

test.each([
  ['no value', null],
  ['an empty value', ''],
  ['a later expiry', `${Number(EXPIRES_AT) + 1}.${NONCE}.${SIGNATURE}`],
  ['another nonce', `${EXPIRES_AT}.${'n'.repeat(22)}.${SIGNATURE}`],
  ['no nonce', `${EXPIRES_AT}.${SIGNATURE}`],
  ['no signature', `${EXPIRES_AT}.${NONCE}.`],
  ['a signature that is cut off', TICKET.slice(0, -1)],
  ['something after it', `${TICKET}x`],
])('rejects %s as a ticket', (_, value) => {
  expect(isPreviewTicket(value, PATH, SECRET, NOW + 2_000)).toBe(false);
});

test('rejects a ticket signed with an empty secret', () => {
  expect(isPreviewTicket(createPreviewTicket(PATH, '', NOW), PATH, '', NOW)).toBe(false);
});

test('two tickets issued for the same path in the same second differ', () => {
  expect(createPreviewTicket(PATH, SECRET, NOW)).not.toBe(TICKET);
});

test('rejects other encodings of the same signature, which would allow reuse', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const valid = [...letters].filter((last) => isPreviewTicket(TICKET.slice(0, -1) + last, PATH, SECRET, NOW));
  expect(valid).toEqual([TICKET.at(-1)]);
});
