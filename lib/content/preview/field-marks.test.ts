import {
  fieldMark,
  fromField,
  markedParts,
  pictureAddress,
  pictureSource,
  withoutFieldMarks,
  type FieldSource,
} from './field-marks';

const NAME: FieldSource = { kind: 'entry', id: 'product-dawn_1.2', field: 'productName' };
const TITLE: FieldSource = { kind: 'asset', id: 'photo', field: 'description' };
const text = `Dawn${fieldMark(NAME)} in use${fieldMark(TITLE)}`;

test('removes marks from text and returns the source of each part', () => {
  expect(withoutFieldMarks(text)).toBe('Dawn in use');
  expect(markedParts(text)).toEqual([
    { text: 'Dawn', source: NAME },
    { text: ' in use', source: TITLE },
  ]);
});

test('a mark survives trimming, whitespace changes, upper case and JSON', () => {
  const marked = ` Dawn${fieldMark(NAME)}`;
  expect(markedParts(marked.trim().replace(/\s+/g, ' ').toUpperCase())[0]?.source).toEqual(NAME);
  expect(JSON.parse(JSON.stringify(marked))).toBe(marked);
});

test.each(['Dawn', '', 'a flag: \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'])(
  'leaves %j, which has no marks, unchanged',
  (plain) => {
    expect(withoutFieldMarks(plain)).toBe(plain);
    expect(markedParts(plain)).toEqual([]);
  },
);

test('marks derived text with its field if other text in the entry is marked', () => {
  const made = fromField('24 months', 'shelfLifeMonths', `Dawn${fieldMark(NAME)}`);
  expect(withoutFieldMarks(made)).toBe('24 months');
  expect(markedParts(made)[0]?.source).toEqual({ ...NAME, field: 'shelfLifeMonths' });
  const linked = fromField('H315', 'hazardStatements', `Dawn${fieldMark(NAME)}`, 'hazards-dawn');
  expect(markedParts(linked)[0]?.source).toEqual({
    kind: 'entry',
    id: 'hazards-dawn',
    field: 'hazardStatements',
  });
  expect(fromField('24 months', 'shelfLifeMonths', 'Dawn')).toBe('24 months');
  expect(fromField('', 'shelfLifeMonths', `Dawn${fieldMark(NAME)}`)).toBe('');
  expect(fromField(text, 'shelfLifeMonths', `Dawn${fieldMark(NAME)}`)).toBe(text);
});

test('reads the linking field from a picture URL that has more parameters', () => {
  const link: FieldSource = { kind: 'entry', id: 'home-banner', field: 'desktopImage' };
  const address = pictureAddress('/images/space/photo/token/photo.jpg', link);
  expect(pictureSource(`http://localhost${address}&w=800&fm=webp`)).toEqual(link);
  expect(pictureSource('/images/space/photo/token/photo.jpg?w=800')).toBeUndefined();
});
