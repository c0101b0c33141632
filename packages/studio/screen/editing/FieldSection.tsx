import type { FieldAppSDK } from '@contentful/app-sdk';
import { memo, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import type { Locale } from '../api/entries.ts';
import type { Failure, Field } from '../api/schemas.ts';
import { Problem } from '../Problem.tsx';
import { AssetUpload } from './AssetUpload.tsx';
import { Comparison } from './Comparison.tsx';
import { useDescribedControls } from './describe-controls.ts';
import type { Draft } from './draft.ts';
import type { Editing } from './editing.ts';
import type { Editor } from './editors.tsx';
import { FieldBoundary } from './FieldBoundary.tsx';
import { localeOf } from './field-sdk.ts';
import { fieldElementId } from './focus-field.ts';
import { same, type Fields } from './merge.ts';
import { useDuplicate } from './use-duplicate.ts';
import { isEmpty, problems, sizeOf } from './validations.ts';
import { ValueView } from './ValueView.tsx';

type ServiceError = NonNullable<Failure['details']>['errors'][number];

interface Props {
  editing: Editing;
  draft: Draft;
  field: Field;
  sdk: FieldAppSDK;
  Editor: Editor | undefined;
  help: string;
  locale: string;
  locales: Locale[];
  scope: string;
  live: Fields | undefined;
  /** Errors of this field from a refused publish. */
  errors: ServiceError[];
}

/** Field in a form: name, editor, help text, problems, and the published value if it differs. */
export const FieldSection = memo(function FieldSection(props: Props) {
  const { editing, draft, field, sdk, Editor, help, scope, live, errors } = props;
  const { defaultLocale } = editing.session;
  const locale = localeOf(field, props.locale, defaultLocale);
  const value = useSyncExternalStore(draft.subscribe, () => draft.value(field.id, locale));
  const [first] = useState(value);
  const container = useRef<HTMLElement>(null);
  const id = fieldElementId(field.id, scope);
  const duplicate = useDuplicate(editing, draft, field, locale, value);
  const wrong = [...(isEmpty(value) && same(value, first) ? [] : problems(field, value)), ...duplicate];
  useDescribedControls(container, {
    label: `${id}-label`,
    description: `${id}-help ${id}-problems`,
    isInvalid: wrong.length > 0 || errors.length > 0,
  });
  const before = live?.[field.id]?.[locale];
  const isChanged = live !== undefined && !same(before, value);
  const size = sizeOf(field);
  const values = useSyncExternalStore(draft.subscribe, () => draft.fields[field.id]);
  const fallback = field.localized && isEmpty(value) ? fallbackOf(props.locales, locale, values) : undefined;
  return (
    <section
      ref={container}
      className="field"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      data-changed={isChanged || undefined}
    >
      <h2 id={`${id}-label`}>
        {field.name}
        {field.required && <span className="soft"> (required)</span>}
        {field.localized && props.locales.length > 1 && <span className="soft"> · {locale}</span>}
      </h2>
      {isChanged && (
        <details className="changed">
          <summary>Changed</summary>
          <Comparison
            editing={editing}
            field={field}
            sides={[
              { title: 'Live', value: before },
              { title: 'Draft', value },
            ]}
          />
          <button type="button" onClick={() => draft.change(field.id, locale, before)}>
            Revert to live version
          </button>
        </details>
      )}
      <div className="editor">
        <FieldBoundary>
          <Suspense fallback={<p className="soft">Loading…</p>}>
            {Editor ? <Editor sdk={sdk} /> : <Problem>This field can’t be edited here.</Problem>}
          </Suspense>
        </FieldBoundary>
      </div>
      {field.linkType === 'Asset' && isEmpty(value) && (
        <AssetUpload
          editing={editing}
          field={field}
          onUploaded={(asset) =>
            draft.change(field.id, locale, { sys: { type: 'Link', linkType: 'Asset', id: asset.sys.id } })
          }
        />
      )}
      {fallback && (
        <div className="fallback">
          <p className="soft">Empty here. Visitors see the value from {fallback.name}.</p>
          <ValueView editing={editing} field={field} value={fallback.value} />
        </div>
      )}
      <p className="soft" id={`${id}-help`}>
        {help}
        {Array.isArray(value) && typeof size.max === 'number' && ` ${value.length} of ${size.max} allowed.`}
      </p>
      <div id={`${id}-problems`} role="status">
        {wrong.map((one) => (
          <p key={one} className="error">
            {one}
          </p>
        ))}
      </div>
      {errors
        .filter(({ name }) => name !== 'required' || isEmpty(value))
        .map((error) => (
          <Problem key={`${error.name} ${error.path.join('.')}`}>{error.details ?? error.name}</Problem>
        ))}
    </section>
  );
});

/** Returns the fallback value that visitors see if a locale has no value, and the name of the locale it comes from. */
function fallbackOf(
  locales: Locale[],
  locale: string,
  values: Record<string, unknown> | undefined,
): { name: string; value: unknown } | undefined {
  const seen = new Set([locale]);
  let code = locales.find((one) => one.code === locale)?.fallbackCode;
  while (code && !seen.has(code)) {
    seen.add(code);
    const next = locales.find((one) => one.code === code);
    const value = values?.[code];
    if (next && !isEmpty(value)) return { name: next.name, value };
    code = next?.fallbackCode;
  }
  return undefined;
}
