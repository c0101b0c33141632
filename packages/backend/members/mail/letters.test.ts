import { renderMail, type MailKind } from './letters.ts';

const KINDS: MailKind[] = ['welcome', 'alreadyRegistered', 'passwordReset', 'passwordChanged'];
const firstLine = (kind: MailKind, firstName: string): string | undefined =>
  renderMail(kind, { firstName, siteUrl: 'https://www.example.com', resetUrl: '' }).text.split('\n')[0];

test.each([
  'Ada',
  "D'Arcy",
  'Jean-Luc',
  'María José',
  'J.R.R.',
  'J.R.R.Tolkien',
  'a.r.rahman',
  'St. John',
  'St.John',
  '美咲',
  'José'.normalize('NFD'),
])('greets %s by name', (name) => {
  for (const kind of KINDS) expect(firstLine(kind, name)).toBe(`Hello ${name},`);
});

test.each([
  'Click http://evil.example now',
  'evil.example',
  'Click evil.co now',
  'A.evil.example',
  'EVIL.COM',
  'Evil.Com',
  'EVIL.EXAMPLE',
  'ada@evil.example',
  'evil。example',
  'пример.рф',
  'Ada\nhttps://evil.example',
  'Call 1-900-555-0100',
  '<b>Ada</b>',
  '‮Ada',
  '',
])('leaves the suspicious name %j out of the greeting', (name) => {
  for (const kind of KINDS) expect(firstLine(kind, name)).toBe('Hello,');
});
