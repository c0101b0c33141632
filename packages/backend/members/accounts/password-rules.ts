/**
 * Refuses passwords that attackers guess first (NIST SP 800-63B, 3.1.1.2): common ones, and those made from the
 * member's own name or address.
 */
import { dictionary } from '@zxcvbn-ts/language-common';

export const MIN_PASSWORD_LENGTH = 8;

/** Reason that a new password is refused. Part of the wire contract. */
type PasswordProblem = 'commonPassword' | 'personalPassword';

/** Thrown for a new password that is easy to guess. */
export class PasswordRefusedError extends Error {
  override readonly name = 'PasswordRefusedError';
  readonly problem: PasswordProblem;

  constructor(problem: PasswordProblem) {
    super('This password is easy to guess');
    this.problem = problem;
  }
}

interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Common passwords in lower case, except those that are refused as too short anyway. */
const COMMON_PASSWORDS = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH),
);

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{M}]/gu, '');

/**
 * Checks a new password. Ignores case. The comparison with the name and address also ignores everything but letters:
 * `Ada.Moreno-1` matches the name Ada Moreno.
 * @throws PasswordRefusedError if the password is easy to guess
 */
export function checkNewPassword(password: string, { email, firstName, lastName }: PasswordOwner): void {
  if (COMMON_PASSWORDS.has(fold(password))) throw new PasswordRefusedError('commonPassword');
  const letters = lettersOf(password);
  const personal = [
    email,
    email.split('@')[0] ?? '',
    firstName,
    lastName,
    firstName + lastName,
    lastName + firstName,
  ];
  if (
    personal.some((text) => fold(text) === fold(password) || (letters !== '' && lettersOf(text) === letters))
  )
    throw new PasswordRefusedError('personalPassword');
}
