/** Fields of the submission form, with this customer's limits (docs/product.md, "Reviews" and "Constants"). */
import { z } from 'zod';
import { NICKNAME } from '@cleanpro/text/nickname';
import type { Parameters } from './parameters.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const MAX_AGE_YEARS = 110;

type FieldType = 'TextInput' | 'TextAreaInput' | 'IntegerInput' | 'BooleanInput' | 'SelectInput';

export interface FieldRule {
  id: string;
  type: FieldType;
  label: string;
  required: boolean;
  /** Alternative name of the field (docs/product.md, "Reviews"). */
  alias?: string;
  minimum?: number;
  maximum?: number;
  pattern?: RegExp;
  options?: (now: Date) => { Label: string; Value: string }[];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + Math.sign(to - from || 1) * index);

export const RULES: readonly FieldRule[] = [
  { id: 'rating', type: 'IntegerInput', label: 'Overall rating', required: true, minimum: 1, maximum: 5 },
  { id: 'isrecommended', type: 'BooleanInput', label: 'Would you recommend this product?', required: true },
  {
    id: 'title',
    alias: 'reviewsummary',
    type: 'TextInput',
    label: 'Summary',
    required: true,
    minimum: 0,
    maximum: 50,
  },
  {
    id: 'reviewtext',
    type: 'TextAreaInput',
    label: 'Description',
    required: true,
    minimum: 50,
    maximum: 500,
  },
  { id: 'rating_Quality', type: 'IntegerInput', label: 'Quality', required: false, minimum: 1, maximum: 5 },
  { id: 'rating_Value', type: 'IntegerInput', label: 'Value', required: false, minimum: 1, maximum: 5 },
  {
    id: 'usernickname',
    type: 'TextInput',
    label: 'Nickname',
    required: true,
    minimum: 1,
    maximum: 25,
    pattern: NICKNAME,
  },
  { id: 'userlocation', type: 'TextInput', label: 'Location', required: true, minimum: 1, maximum: 50 },
  {
    id: 'useremail',
    alias: 'hostedauthentication_authenticationemail',
    type: 'TextInput',
    label: 'Email',
    required: true,
    minimum: 3,
    maximum: 255,
    pattern: z.regexes.html5Email,
  },
  {
    id: 'contextdatavalue_Agemonth',
    type: 'SelectInput',
    label: 'Month of birth',
    required: true,
    options: () => MONTHS.map((Label, index) => ({ Label, Value: String(index + 1) })),
  },
  {
    id: 'contextdatavalue_Ageyear',
    type: 'SelectInput',
    label: 'Year of birth',
    required: true,
    options: (now) =>
      range(now.getUTCFullYear(), now.getUTCFullYear() - MAX_AGE_YEARS).map((year) => ({
        Label: String(year),
        Value: String(year),
      })),
  },
  {
    id: 'agreedtotermsandconditions',
    type: 'BooleanInput',
    label: 'I agree to the terms and conditions',
    required: true,
  },
];

const GROUPS = [
  { id: 'rating_group', label: 'Your ratings', fields: ['rating', 'rating_Quality', 'rating_Value'] },
  { id: 'age', label: 'Date of birth', fields: ['contextdatavalue_Agemonth', 'contextdatavalue_Ageyear'] },
];

/** Returns a field's value, trimmed and in Unicode's composed form, or an empty string if it is missing. */
export function fieldValue(rule: FieldRule, parameters: Parameters): string {
  const value =
    parameters.one(rule.id) ?? (rule.alias === undefined ? undefined : parameters.one(rule.alias));
  return (value ?? '').replaceAll('\r\n', '\n').normalize('NFC').trim();
}

/** Returns the API's description of the form, with the values of a request. */
export function formResponse(parameters: Parameters, now: Date) {
  const fields = RULES.map((rule) => {
    const value = fieldValue(rule, parameters);
    return {
      Id: rule.id,
      Type: rule.type,
      Label: rule.label,
      Value: value === '' ? null : value,
      Default: null,
      Required: rule.required,
      MinLength: rule.type === 'TextInput' || rule.type === 'TextAreaInput' ? (rule.minimum ?? null) : null,
      MaxLength: rule.type === 'TextInput' || rule.type === 'TextAreaInput' ? (rule.maximum ?? null) : null,
      ...(rule.options && {
        Options: rule.options(now).map((option) => ({ ...option, Selected: option.Value === value })),
      }),
    };
  });
  return {
    Data: {
      Fields: Object.fromEntries(fields.map((field) => [field.Id, field])),
      FieldsOrder: fields.map(({ Id }) => Id),
      Groups: Object.fromEntries(
        GROUPS.map(({ id, label, fields: members }) => [
          id,
          {
            Id: id,
            Type: 'InputGroup',
            Label: label,
            Required: true,
            SubElements: members.map((Id) => ({ Type: 'Field', Id })),
          },
        ]),
      ),
      GroupsOrder: GROUPS.map(({ id }) => id),
    },
    Form: [
      ...GROUPS.map(({ id }) => ({ Type: 'Group', Id: id })),
      ...RULES.filter(({ id }) => !GROUPS.some(({ fields: members }) => members.includes(id))).map(
        ({ id }) => ({
          Type: 'Field',
          Id: id,
        }),
      ),
    ],
  };
}
