import { checkReview, getReviewValues } from '@/lib/reviews/review-form';
import { EMAIL } from '@cleanpro/backend/members/routes';
import { RULES } from '@cleanpro/backend/reviews/form-fields';
import { getFormFields, FORMS, isFormName, SUBMISSION_FORMS, type FormName } from './definitions';
import { MESSAGES } from './messages';
import { parseForm } from './parse';

const LOCAL_64 = 'a'.repeat(64);
const LABEL_63 = 'b'.repeat(63);

/** Email addresses as people type them and as they are stored. Undefined means that forms refuse the address. */
const EMAILS: [typed: string, stored: string | undefined][] = [
  ['ada@example.com', 'ada@example.com'],
  ['  ada@example.com ', 'ada@example.com'],
  ['Ada.Lovelace@Example.COM', 'Ada.Lovelace@example.com'],
  ['r&d@example.com', 'r&d@example.com'],
  ["siobhán.o'neill@example.com", undefined],
  ["o'brien@example.com", "o'brien@example.com"],
  ['front-desk+sds@hotel.example', 'front-desk+sds@hotel.example'],
  ['ops/night@example.com', 'ops/night@example.com'],
  ['sales!east@example.com', 'sales!east@example.com'],
  ['100%clean@example.com', '100%clean@example.com'],
  ['#1laundry@example.com', '#1laundry@example.com'],
  ['$avings@example.com', '$avings@example.com'],
  ['a*b@example.com', 'a*b@example.com'],
  ['who?@example.com', 'who?@example.com'],
  ['k=v@example.com', 'k=v@example.com'],
  ['b^c@example.com', 'b^c@example.com'],
  ['_housekeeping_@example.com', '_housekeeping_@example.com'],
  ['`tick@example.com', '`tick@example.com'],
  ['{team}@example.com', '{team}@example.com'],
  ['a|b@example.com', 'a|b@example.com'],
  ['~ann@example.com', '~ann@example.com'],
  ['-dash-@example.com', '-dash-@example.com'],
  ['1@example.com', '1@example.com'],
  ['a@b.co', 'a@b.co'],
  ['ada@mail.eu.example.com', 'ada@mail.eu.example.com'],
  ['ada@3com.example', 'ada@3com.example'],
  ['ada@x--y.example', 'ada@x--y.example'],
  ['ada@example.museum', 'ada@example.museum'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  // Browsers send the ASCII form of an international domain.
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@münchen.de', 'ada@xn--mnchen-3ya.de'],
  ['info@例子.example', 'info@xn--fsqu00a.example'],
  ['info@bücher.рф', 'info@xn--bcher-kva.xn--p1ai'],
  [`${LOCAL_64}@example.com`, `${LOCAL_64}@example.com`],
  [`ada@${LABEL_63}.example`, `ada@${LABEL_63}.example`],
  [`a${LOCAL_64}@example.com`, undefined],
  [`ada@b${LABEL_63}.example`, undefined],
  [`ada@${`${LABEL_63}.`.repeat(4)}example`, undefined],
  ['ada', undefined],
  ['ada@', undefined],
  ['@example.com', undefined],
  ['ada@example', undefined],
  ['ada@localhost', undefined],
  ['ada@127.0.0.1', undefined],
  ['ada@[127.0.0.1]', undefined],
  ['ada@0x7f.1', undefined],
  ['ada@@example.com', undefined],
  ['ada@grace@example.com', undefined],
  ['a..b@example.com', undefined],
  ['.ada@example.com', undefined],
  ['ada.@example.com', undefined],
  ['ada@example..com', undefined],
  ['ada@.example.com', undefined],
  ['ada@example.com.', undefined],
  ['ada@-example.com', undefined],
  ['ada@example-.com', undefined],
  ['ada@ex_ample.com', undefined],
  ['ada lovelace@example.com', undefined],
  ['ada@exam ple.com', undefined],
  ['ada,grace@example.com', undefined],
  ['ada@example.com, grace@example.com', undefined],
  ['ada@example.com;grace@example.com', undefined],
  ['Ada <ada@example.com>', undefined],
  ['mailto:ada@example.com', undefined],
  ['"ada lovelace"@example.com', undefined],
  ['ada(work)@example.com', undefined],
  ['ada\\@example.com', undefined],
  ['ada@example.com\r\nBcc: grace@example.com', undefined],
  ['ada@example.com/path', undefined],
  ['ada@example.com?subject=x', undefined],
  ['ada@example.c\u0000om', undefined],
  ['用户@example.com', undefined],
];

const FORMS_WITH_EMAIL = SUBMISSION_FORMS.filter((form) =>
  getFormFields(form).some(([code]) => code === 'email'),
);
const review = RULES.find(({ id }) => id === 'useremail');

const storedBy = (form: FormName, email: string): unknown => {
  const parsed = parseForm(form, { email, confirmEmail: email, emailConsent: 'on' }, {});
  return parsed.ok || parsed.problems.email === undefined ? 'accepted' : parsed.problems.email;
};

describe.each(EMAILS)('the address %j', (typed, stored) => {
  const verdict = stored === undefined ? MESSAGES.email : 'accepted';

  test(`is stored as ${stored}`, () => {
    const parsed = parseForm('newsletter', { email: typed, emailConsent: 'on' }, {});
    expect(parsed.ok ? parsed.values.email : undefined).toBe(stored);
  });

  test.each(['registration', 'signIn', 'forgottenPassword', ...FORMS_WITH_EMAIL] as const)(
    'has the same validation result in the form %s',
    (form) => expect(storedBy(form, typed)).toBe(verdict),
  );

  test('has the same validation result in a review', () => {
    const values = getReviewValues((name) => (name === 'userEmail' ? typed : ''));
    const problem = checkReview(values).find(({ name }) => name === 'userEmail');
    expect(problem?.message ?? 'accepted').toBe(verdict);
  });

  if (stored !== undefined)
    test('is accepted by the services in its stored form', () => {
      expect(stored).toMatch(review?.pattern ?? /never/u);
      expect(EMAIL.parse(stored)).toBe(stored);
    });
});

test('stores an international domain in browsers without URL.parse', () => {
  const parse = jest.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  const parsed = parseForm('newsletter', { email: 'info@müller.de', emailConsent: 'on' }, {});
  parse.mockRestore();
  expect(parsed.ok ? parsed.values.email : undefined).toBe('info@xn--mller-kva.de');
});

test('the tests above cover every form with an email field', () => {
  const others = ['registration', 'signIn', 'forgottenPassword'];
  const forms = Object.keys(FORMS).filter(
    (form) => isFormName(form) && getFormFields(form).some(([code]) => code === 'email'),
  );
  expect([...others, ...FORMS_WITH_EMAIL].toSorted()).toEqual(forms.toSorted());
});
