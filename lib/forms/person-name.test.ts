import { parseForm } from './parse';

/** Real names, as typed on various keyboards. */
const NAMES = [
  'Ada',
  'ada',
  'Li',
  'O',
  'Ng',
  "D'Arcy",
  'D’Arcy',
  'O‘Neill',
  'O`Neill',
  'O´Brien',
  'Oʻahu',
  "'t Hart",
  '’t Hart',
  "'s-Gravesande",
  'Jean-Luc',
  'Jean‐Luc',
  'Jean‑Luc',
  'Anne–Marie',
  'Anne—Marie',
  'King, Jr.',
  'Martin Luther King, Jr.',
  'Sammy Davis Jr.',
  'J.R.R.',
  'J. R. R.',
  'St. John',
  'St.John',
  'Ma.Theresa',
  'J.R.R.Tolkien',
  'J.R.R. Tolkien',
  'a.r.rahman',
  'j.de Vries',
  'Dr.Smith',
  'r&d',
  'Dr. Ann',
  'María José',
  'José'.normalize('NFD'),
  'Zoë',
  'Łukasz',
  'Đặng Thị Ngọc',
  'Þórdís',
  'İlker',
  'Straße',
  '美咲',
  '김 민준',
  'Анна-Мария',
  'Ελένη',
  'محمد',
  'מרים',
  'अनुष्का',
  'தமிழ்',
  // Persian and Sinhala join letters with invisible characters.
  'علی\u200cرضا',
  'ශ්\u200dරී',
  'アン・マリー',
  'Gal·la',
  'van der Berg',
  'de la O',
  'William "Bill"',
  'William “Bill”',
  'Robert (Bob)',
  'Ravi a/l Kumar',
  'Louis 3rd',
  'X Æ A-12',
  'María\u00a0José',
  'N!xau',
  'Ŵyn ap Rhys',
];

/** Strings that are not names. Mail programs turn some of them into links. */
const REFUSED = [
  'Click evil.example now',
  'www.evil.co',
  'EVIL.COM',
  'Evil.Com',
  'Click EVIL.COM/Win now',
  'http://evil.example',
  'https:evil',
  'HTTP://EVIL.EXAMPLE',
  'WWW.EVIL.EXAMPLE',
  'ada@evil.example',
  'пример.рф',
  '<b>Ada</b>',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '[Ada](/)',
  '=1+1',
  '1234',
  '---',
  "'",
  ', .',
  '\u200b',
  '\u200d\u200c',
  'Ada\nLovelace',
  'Ada\u0000',
  'Ada\u202eevil',
  'Ada\u2028Lovelace',
  '😀',
  'Ada 😀',
  'Ada; DROP TABLE members',
  'Ada\\Lovelace',
  'Ada|Lovelace',
  'a'.repeat(61),
];

const problemOf = (field: 'firstName' | 'lastName', name: string): string | undefined => {
  const parsed = parseForm('registration', { [field]: name }, {});
  return parsed.ok ? undefined : parsed.problems[field];
};

test.each(NAMES)('accepts the name %j', (name) => {
  expect(problemOf('firstName', name)).toBeUndefined();
  expect(problemOf('lastName', name)).toBeUndefined();
});

test.each(REFUSED)('refuses %j as a name', (name) => {
  expect(problemOf('firstName', name)).toBe('First Name invalid');
  expect(problemOf('lastName', name)).toBe('Last Name invalid');
});

const PLACES = [
  'Austin',
  "Coeur d'Alene",
  'Coeur d’Alene',
  'Land O’ Lakes',
  'Winston-Salem',
  'Winston–Salem',
  'Truth or Consequences',
  '’s-Hertogenbosch',
  'St. Louis',
  'st.louis',
  'Cañon City',
  'Utqiaġvik',
  'Hoʻolehua',
  '東京',
  '29 Palms',
  '100 Mile House',
];
/** Street addresses have characters that names of people do not. */
const STREETS = [
  '123 ½ Main St.',
  '12 King, Jr. Blvd',
  '5 Anne–Marie Way',
  '1 O‘Neill Rd; Suite 4',
  '¼ Mile Rd',
  'Attn: Kitchen, 9 Elm',
];

test.each(PLACES)('accepts the city %j', (city) => {
  const parsed = parseForm('consultation', { city }, {});
  expect(parsed.ok ? undefined : parsed.problems.city).toBeUndefined();
});

test.each(STREETS)('accepts the street address %j', (address) => {
  const parsed = parseForm('dawnSample', { address }, {});
  expect(parsed.ok ? undefined : parsed.problems.address).toBeUndefined();
});

const NO_PLACES = [
  '<b>Austin</b>',
  '1234',
  '78701',
  'Austin 78701',
  'Austin1',
  '4th Street',
  'Austin, TX',
  'Austin (north)',
  'a@b.co',
  'N/A',
  'n.a.',
  'NA',
  'x',
  '29 x',
  '--',
  '???',
];

test.each(NO_PLACES)('refuses the city %j', (city) => {
  const parsed = parseForm('consultation', { city }, {});
  expect(parsed.ok ? undefined : parsed.problems.city).toBe('Please enter a valid city.');
});
