/** What EPA-registered products do to which organisms: the field `efficacyClaims` of a product, which is JSON. */
import { z } from 'zod';
import { upperFirst } from '@cleanpro/text/first-letter';

const CLAIM = z.object({
  claim: z.enum(['Disinfects', 'Sanitizes', 'Sanitizes soft surfaces', 'Inhibits mold and mildew']),
  organisms: z.array(z.string()).min(1),
  /** How long the surface stays wet. */
  contactTimeSeconds: z.number().int().positive(),
  /** How long the treated surface goes on acting on bacteria. */
  residualHours: z.number().int().positive().optional(),
  /** Where and how the claim holds. */
  note: z.string().optional(),
});

const CLAIMS = z.array(CLAIM).min(1);

export type EfficacyClaim = z.infer<typeof CLAIM>;

/** The claims of a product; none where the field is empty. Claims that do not parse are none: an editor's preview may hold them. */
export const parseClaims = (value: unknown): EfficacyClaim[] =>
  Array.isArray(value) ? (CLAIMS.safeParse(value).data ?? []) : [];

/** Why a value of the field is not a list of claims; undefined where it is one. */
export const claimsProblem = (value: unknown): string | undefined => {
  const { error } = CLAIMS.safeParse(value);
  return error ? z.prettifyError(error) : undefined;
};

/** `60 seconds`, `5 minutes`. */
export const contactTimeText = (seconds: number): string => {
  if (seconds % 60 !== 0 || seconds === 60) return `${seconds} seconds`;
  return `${seconds / 60} minutes`;
};

/** The contact times of a product: `10 minutes`, or by claim where they differ: `Sanitizes: 60 seconds; disinfects: 5 minutes`. Empty without claims. */
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

/** The organisms of each claim with its contact time, and where a residual effect holds: `Staphylococcus aureus (contact time 5 minutes)`. */
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

/** Returns each organism with its claim, without duplicates: `Disinfects: Staphylococcus aureus`. */
export const claimedOrganisms = (claims: readonly EfficacyClaim[]): string[] => [
  ...new Set(claims.flatMap(({ claim, organisms }) => organisms.map((organism) => `${claim}: ${organism}`))),
];

/** Every organism of the claims, once, whatever the claim. */
export const organismsOf = (claims: readonly EfficacyClaim[]): string[] => [
  ...new Set(claims.flatMap(({ organisms }) => organisms)),
];
