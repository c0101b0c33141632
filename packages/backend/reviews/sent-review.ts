import { RULES, fieldValue } from './form-fields.ts';
import type { Parameters } from './parameters.ts';

/** Returns the review in a submission as it was sent. Missing values and values of the wrong type are null. */
export function sentReview(parameters: Parameters) {
  const values = new Map(RULES.map((rule) => [rule.id, fieldValue(rule, parameters)]));
  const text = (id: string): string | null => values.get(id) || null;
  const number = (id: string): number | null => (/^\d+$/.test(text(id) ?? '') ? Number(text(id)) : null);
  const recommended = text('isrecommended');
  const quality = number('rating_Quality');
  const value = number('rating_Value');
  return {
    Rating: number('rating'),
    Title: text('title'),
    ReviewText: text('reviewtext'),
    UserNickname: text('usernickname'),
    UserLocation: text('userlocation'),
    IsRecommended: recommended === 'true' ? true : recommended === 'false' ? false : null,
    SecondaryRatings: {
      ...(quality !== null && { Quality: { Id: 'Quality', Value: quality } }),
      ...(value !== null && { Value: { Id: 'Value', Value: value } }),
    },
  };
}
