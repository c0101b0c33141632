import type { FieldAppSDK } from '@contentful/app-sdk';
import { lazy, type ComponentType } from 'react';
import { LocationEditor } from './LocationEditor.tsx';
import { ReferenceCard } from './ReferenceCard.tsx';

export type Editor = ComponentType<{ sdk: FieldAppSDK }>;

const PARAMETERS = { instance: { showCreateEntityAction: true, showLinkEntityAction: true } };
/** Hides the "create" action, because the studio's own upload button asks for the alternative text. */
const ASSET_PARAMETERS = { instance: { showCreateEntityAction: false, showLinkEntityAction: true } };

/** Turns cards into links, so that a middle click opens the entry in a new tab. */
const entryUrl = (id: string): string => `#/entries/${encodeURIComponent(id)}`;

const load = (module: () => Promise<Editor>): Editor => lazy(async () => ({ default: await module() }));

/** Contentful's field editors by widget id. Each is loaded when it is first rendered. */
export const EDITORS: ReadonlyMap<string, Editor> = new Map<string, Editor>([
  [
    'singleLine',
    load(async () => {
      const { SingleLineEditor } = await import('@contentful/field-editor-single-line');
      return ({ sdk }) => (
        <SingleLineEditor
          field={sdk.field}
          locales={sdk.locales}
          isInitiallyDisabled={false}
          withCharValidation
        />
      );
    }),
  ],
  [
    'multipleLine',
    load(async () => {
      const { MultipleLineEditor } = await import('@contentful/field-editor-multiple-line');
      return ({ sdk }) => (
        <MultipleLineEditor
          field={sdk.field}
          locales={sdk.locales}
          isInitiallyDisabled={false}
          withCharValidation
        />
      );
    }),
  ],
  [
    'markdown',
    load(async () => {
      const { MarkdownEditor } = await import('@contentful/field-editor-markdown');
      return ({ sdk }) => <MarkdownEditor sdk={sdk} isInitiallyDisabled={false} />;
    }),
  ],
  [
    'urlEditor',
    load(async () => {
      const { UrlEditor } = await import('@contentful/field-editor-url');
      return ({ sdk }) => <UrlEditor field={sdk.field} isInitiallyDisabled={false} />;
    }),
  ],
  [
    'slugEditor',
    load(async () => {
      const { SlugEditor } = await import('@contentful/field-editor-slug');
      return ({ sdk }) => <SlugEditor field={sdk.field} baseSdk={sdk} isInitiallyDisabled={false} />;
    }),
  ],
  [
    'dropdown',
    load(async () => {
      const { DropdownEditor } = await import('@contentful/field-editor-dropdown');
      return ({ sdk }) => (
        <DropdownEditor field={sdk.field} locales={sdk.locales} isInitiallyDisabled={false} />
      );
    }),
  ],
  [
    'radio',
    load(async () => {
      const { RadioEditor } = await import('@contentful/field-editor-radio');
      return ({ sdk }) => <RadioEditor field={sdk.field} locales={sdk.locales} isInitiallyDisabled={false} />;
    }),
  ],
  [
    'checkbox',
    load(async () => {
      const { CheckboxEditor } = await import('@contentful/field-editor-checkbox');
      return ({ sdk }) => (
        <CheckboxEditor field={sdk.field} locales={sdk.locales} isInitiallyDisabled={false} />
      );
    }),
  ],
  [
    'tagEditor',
    load(async () => {
      const { TagsEditor } = await import('@contentful/field-editor-tags');
      return ({ sdk }) => <TagsEditor field={sdk.field} isInitiallyDisabled={false} />;
    }),
  ],
  [
    'boolean',
    load(async () => {
      const { BooleanEditor } = await import('@contentful/field-editor-boolean');
      return ({ sdk }) => <BooleanEditor field={sdk.field} isInitiallyDisabled={false} />;
    }),
  ],
  [
    'datePicker',
    load(async () => {
      const { DateEditor } = await import('@contentful/field-editor-date');
      return ({ sdk }) => <DateEditor field={sdk.field} isInitiallyDisabled={false} />;
    }),
  ],
  [
    'numberEditor',
    load(async () => {
      const { NumberEditor } = await import('@contentful/field-editor-number');
      return ({ sdk }) => <NumberEditor field={sdk.field} isInitiallyDisabled={false} />;
    }),
  ],
  ['locationEditor', ({ sdk }) => <LocationEditor field={sdk.field} />],
  [
    'objectEditor',
    load(async () => {
      const { JsonEditor } = await import('@contentful/field-editor-json');
      return ({ sdk }) => <JsonEditor field={sdk.field} isInitiallyDisabled={false} />;
    }),
  ],
  [
    'richTextEditor',
    load(async () => {
      const { RichTextEditor } = await import('@contentful/field-editor-rich-text');
      return ({ sdk }) => <RichTextEditor sdk={sdk} isInitiallyDisabled={false} />;
    }),
  ],
  [
    'entryLinkEditor',
    load(async () => {
      const { SingleEntryReferenceEditor } = await import('@contentful/field-editor-reference');
      return ({ sdk }) => (
        <SingleEntryReferenceEditor
          sdk={sdk}
          viewType="card"
          hasCardEditActions
          isInitiallyDisabled={false}
          getEntityUrl={entryUrl}
          parameters={PARAMETERS}
        />
      );
    }),
  ],
  [
    'entryLinksEditor',
    load(async () => {
      const { MultipleEntryReferenceEditor } = await import('@contentful/field-editor-reference');
      return ({ sdk }) => (
        <MultipleEntryReferenceEditor
          sdk={sdk}
          viewType="link"
          hasCardEditActions
          isInitiallyDisabled={false}
          getEntityUrl={entryUrl}
          parameters={PARAMETERS}
          renderCustomCard={(card, _actions, renderDefault) => (
            <ReferenceCard field={sdk.field} index={card.index ?? 0}>
              {renderDefault?.()}
            </ReferenceCard>
          )}
        />
      );
    }),
  ],
  [
    'assetLinkEditor',
    load(async () => {
      const { SingleMediaEditor } = await import('@contentful/field-editor-reference');
      return ({ sdk }) => (
        <SingleMediaEditor
          sdk={sdk}
          viewType="card"
          isInitiallyDisabled={false}
          parameters={ASSET_PARAMETERS}
        />
      );
    }),
  ],
  [
    'assetLinksEditor',
    load(async () => {
      const { MultipleMediaEditor } = await import('@contentful/field-editor-reference');
      return ({ sdk }) => (
        <MultipleMediaEditor
          sdk={sdk}
          viewType="card"
          isInitiallyDisabled={false}
          parameters={ASSET_PARAMETERS}
        />
      );
    }),
  ],
]);
