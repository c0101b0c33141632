import { hasLink } from './link-like.ts';

test.each([
  'evil.example',
  'Click evil.example now',
  'EVIL.EXAMPLE',
  'EVIL.COM',
  'Evil.Com',
  'Click EVIL.COM/Win now',
  'A.evil.example',
  'J.Evil.Com',
  'Paypal.Support',
  'evil-shop.example',
  '3com.example',
  'x.com',
  'T.CO/win',
  'пример.рф',
  'ПРИМЕР.РФ',
  'bücher.example',
  'bücher.example'.normalize('NFD'),
  'www.evil',
  'WWW.EVIL',
  'ftp://evil',
])('finds a link in %j', (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  'Ada',
  'St.John',
  'St. John',
  'Dr.Smith',
  'Dr.Li',
  'Prof.Kim',
  'Ma.Theresa',
  'Md.Rahman',
  'Dr.McCoy',
  "Dr.O'Brien",
  'J.R.R.',
  'J.R.R.Tolkien',
  'J.R.R. Tolkien',
  'J.R.R.TOLKIEN',
  'a.r.rahman',
  'j.de Vries',
  'É.Dupont'.normalize('NFD'),
  'King, Jr.',
  'r&d',
  'डॉ.शर्मा',
  'எம்.ஜி.ராமச்சந்திரன்',
])('finds no link in %j', (text) => {
  expect(hasLink(text)).toBe(false);
});
