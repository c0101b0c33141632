/** Efficacy claims of EPA-registered products: the JSON field `efficacyClaims` of a product. */
import { z } from 'zod';
import { upperFirst } from '@cleanpro/text/first-letter';

const CLAIM = z.object({
  claim: z.enum(['Disinfects', 'Sanitizes', 'Sanitizes soft surfaces', 'Inhibits mold and mildew']),
  organisms: z.array(z.string()).min(1),
  /** Contact time: how long the surface must stay wet. */
  contactTimeSeconds: z.number().int().positive(),
  /** How long the treated surface keeps acting on bacteria. */
  residualHours: z.number().int().positive().optional(),
  /** Conditions of the claim, such as "on a dry film". */
  note: z.string().optional(),
});

const CLAIMS = z.array(CLAIM).min(1);

export type EfficacyClaim = z.infer<typeof CLAIM>;

/**
 * Returns a product's claims. Returns an empty list if the field is empty or invalid, because previews can contain
 * unfinished claims.
 */
export const parseClaims = (value: unknown): EfficacyClaim[] =>
  Array.isArray(value) ? (CLAIMS.safeParse(value).data ?? []) : [];

/** Returns the validation error of a field value, or undefined if it is a valid list of claims. */
export const claimsProblem = (value: unknown): string | undefined => {
  const { error } = CLAIMS.safeParse(value);
  return error ? z.prettifyError(error) : undefined;
};

/** Formats a contact time: `60 seconds`, `5 minutes`. */
export const contactTimeText = (seconds: number): string => {
  if (seconds % 60 !== 0 || seconds === 60) return `${seconds} seconds`;
  return `${seconds / 60} minutes`;
};

/**
 * Returns a product's contact time (`10 minutes`) or, if its claims differ, the time per claim: `Sanitizes: 60 seconds;
 * disinfects: 5 minutes`. Returns an empty string if there are no claims.
 */
export function contactTimesText(claims: readonly EfficacyClaim[]): string {
  const times = [...new Set(claims.map(({ contactTimeSeconds }) => contactTimeSeconds))];
  if (times.length <= 1) return times.map(contactTimeText).join('');
  const texts = [
    ...new Set(
      claims.map(
        ({ claim, contactTimeSeconds }) => `${claim.toLowerCase()}: ${contactTimeText(contactTimeSeconds)}`,
      ),
    ),
  ];
  return upperFirst(texts.join('; '));
}

/**
 * Returns the organisms of each claim with the contact time and any residual effect: `Staphylococcus aureus (contact
 * time 5 minutes)`.
 */
export function organismsByClaim(claims: readonly EfficacyClaim[]): [claim: string, organisms: string][] {
  const lists = new Map<string, string[]>();
  for (const { claim, organisms, contactTimeSeconds, residualHours, note } of claims) {
    const residual = residualHours ? [`residual effect ${residualHours} hours`, note ?? []].flat() : [];
    const conditions = [`contact time ${contactTimeText(contactTimeSeconds)}`, ...residual].join('; ');
    const list = `${organisms.join(', ')} (${conditions})`;
    lists.set(claim, [...(lists.get(claim) ?? []), list]);
  }
  return [...lists].map(([claim, texts]) => [claim, texts.join('; ')]);
}

/** Returns each pair of claim and organism as one string, without duplicates: `Disinfects: Staphylococcus aureus`. */
export const claimedOrganisms = (claims: readonly EfficacyClaim[]): string[] => [
  ...new Set(claims.flatMap(({ claim, organisms }) => organisms.map((organism) => `${claim}: ${organism}`))),
];

/** Returns the distinct organisms of all claims. */
export const organismsOf = (claims: readonly EfficacyClaim[]): string[] => [
  ...new Set(claims.flatMap(({ organisms }) => organisms)),
];
