import { checkNewPassword } from './password-rules.ts';

const OWNER = { email: 'ada.moreno81@example.com', firstName: 'Ada', lastName: 'Moreno-Núñez' };

test.each([
  'password1',
  'PassWord1',
  'P@ssw0rd',
  '1qaz2wsx',
  // Full-width characters normalize to the same password.
  'ｐａｓｓｗｏｒｄ１',
])('rejects %s as a common password', (password) => {
  expect(() => checkNewPassword(password, OWNER)).toThrow(
    expect.objectContaining({ problem: 'commonPassword' }),
  );
});

test.each([
  'ada.moreno81@example.com',
  'Ada.Moreno81',
  'ada12345',
  'morenonunez1'.replace('nunez', 'núñez'),
  'Ada Moreno Núñez 1',
  'moreno-núñez-ada-2026',
])("rejects %s because it contains the owner's name or address", (password) => {
  expect(() => checkNewPassword(password, OWNER)).toThrow(
    expect.objectContaining({ problem: 'personalPassword' }),
  );
});

test.each(['mop-and-bucket-7', 'ada likes 2 mops', 'password1-of-ada', '93846102957'])(
  'accepts the password %s',
  (password) => {
    expect(() => checkNewPassword(password, OWNER)).not.toThrow();
    expect(() => checkNewPassword(password, { ...OWNER, email: '1234@example.com' })).not.toThrow();
  },
);
