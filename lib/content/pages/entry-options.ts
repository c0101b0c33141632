import type { FormEntryOptionsQuery } from '@/graphql/generated/operations';
import type { Options } from '@/lib/forms/field';
import { present } from '../present';

/** Fallback for a space without business sizes, because a required field needs options. */
const BUSINESS_LOCATIONS = ['0', '1-4', '5-9', '10-14', '15-19', '20+'];

const unique = (names: readonly (string | null)[]): string[] => [...new Set(present(names))];

/** Returns the options for business sizes and for each kind of distributor. Lists of distributors end with 'Other'. */
export function listEntryOptions({
  businessSizeCollection,
  distributorCollection,
}: FormEntryOptionsQuery): Options {
  const sizes = unique(present(businessSizeCollection?.items).map(({ name }) => name));
  const distributors = present(distributorCollection?.items);
  const listKind = (kind: string): string[] =>
    unique([...distributors.filter((one) => one.kind === kind).map(({ name }) => name), 'Other']);
  return {
    businessLocations: sizes.length > 0 ? sizes : BUSINESS_LOCATIONS,
    preferredDistributors: listKind('preferred'),
    sampleDistributors: listKind('sample'),
    tradeDistributors: listKind('trade'),
  };
}
