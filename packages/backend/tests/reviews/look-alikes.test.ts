import {
  findLookAlikes,
  LookAlikeIndex,
  lookAlikeRemark,
  revealInvisible,
} from '../../reviews/moderation/look-alikes.ts';
import { KINDS } from '../databases.ts';
import { GOOD, reviewService, type RunningReviews } from './service.ts';

const looksLike = (a: string, b: string): boolean => new LookAlikeIndex([b]).find(a) === b;

test.each([
  ['Maria', 'Mаria', 'a Cyrillic a'],
  ['MARIA', 'МАRІА', 'Cyrillic capitals'],
  ['SinkChef', 'SіnkСhef', 'Cyrillic letters'],
  ['Paypal', 'PaypaI', 'a capital i for an l'],
  ['Bob0', 'BobO', 'a zero for an O'],
  ['modern', 'modem', 'm for rn'],
  ['Omega', 'Οmega', 'a Greek capital'],
  ['chef', '𝐜𝐡𝐞𝐟', 'mathematical letters'],
  ['Great soap', 'Great\u00a0soap', 'another space'],
  ['Great soap', 'Great\u200b soap', 'an invisible character'],
  ['Great soap', 'Gгеаt sоар', 'Cyrillic letters in a title'],
])('treats %s and %s as look-alikes: %s', (a, b) => {
  expect(looksLike(a, b)).toBe(true);
  expect(looksLike(b, a)).toBe(true);
});

test.each([
  ['Maria', 'Maria'],
  ['Maria', 'MARIA'],
  ['Élodie', 'E\u0301lodie'],
  ['Maria', 'Mario'],
  ['Chef7', 'Chef8'],
  ['Élodie', 'Elodie'],
  ['\u200b', '\u200c'],
])('does not treat %j and %j as look-alikes', (a, b) => {
  expect(looksLike(a, b)).toBe(false);
});

test.each([
  ['Che\u200bf', 'Che⟨U+200B⟩f'],
  ['\u3164', '⟨U+3164⟩'],
  ['\u202efehC', '⟨U+202E⟩fehC'],
  ['a\u001b[31mb', 'a⟨U+001B⟩[31mb'],
  ['a\tb\nc', 'a⟨U+0009⟩b⟨U+000A⟩c'],
  ['soft\u00adhyphen', 'soft⟨U+00AD⟩hyphen'],
  ['\u{e0041}', '⟨U+E0041⟩'],
  ['a\ufff9b', 'a⟨U+FFF9⟩b'],
  ['a\u00a0b\u2003c', 'a⟨U+00A0⟩b⟨U+2003⟩c'],
  ['👩‍🔬 likes it ❤️', '👩‍🔬 likes it ❤️'],
  ['Crème brûlée, 漢字', 'Crème brûlée, 漢字'],
])('reveals invisible characters in %j: %s', (text, displayed) => {
  expect(revealInvisible(text)).toBe(displayed);
});

test('the look-alike remark quotes the other text and lists the differing characters', () => {
  expect(lookAlikeRemark('Mаria', 'Maria')).toBe(' ⚠ looks like “Maria”, but has U+0430');
  expect(lookAlikeRemark('Maria', undefined)).toBe('');
});

describe.each(KINDS)('the look-alike search on %s', (kind) => {
  let service: RunningReviews;
  beforeEach(async () => {
    service = await reviewService({}, kind);
  });
  afterEach(() => service.close());

  test('compares nicknames across all products, but titles only within one product', async () => {
    const submit = (change: Partial<typeof GOOD>, product?: string) => service.submit(change, product);
    await submit({ usernickname: 'SinkChef', title: 'Great soap', useremail: 'a@example.com' });
    await submit({ usernickname: 'SіnkChef', title: 'Fine', useremail: 'b@example.com' }, 'pan-soak');
    await submit({ usernickname: 'Other', title: 'Grеat soap', useremail: 'c@example.com' });
    await submit({ usernickname: 'Third', title: 'Grеat soap', useremail: 'd@example.com' }, 'pan-soak');
    const rows = await service.database.selectFrom('reviews').selectAll().execute();
    const found = await findLookAlikes(service.database, rows);
    const byNickname = Object.fromEntries(rows.map(({ id, nickname }) => [nickname, found.get(id)]));
    expect(byNickname).toEqual({
      SinkChef: { nickname: 'SіnkChef', title: 'Grеat soap' },
      SіnkChef: { nickname: 'SinkChef' },
      Other: { title: 'Great soap' },
      Third: {},
    });
  });
});
