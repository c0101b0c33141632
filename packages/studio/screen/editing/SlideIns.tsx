import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { AssetPanel } from '../assets/AssetPanel.tsx';
import type { Editing } from './editing.ts';
import { EntryPanel, type PanelProps } from './EntryPanel.tsx';
import { useTitle } from './LinkTitle.tsx';
import { useEditorInterface } from './use-editor-interface.ts';
import { closeSlideIn, type SlideIn } from './slide-ins.ts';
import { useOpenDraft } from './use-open-draft.ts';
import { previewDraft } from '../preview/previewed-drafts.ts';
import { Problem } from '../Problem.tsx';

interface Props {
  slideIns: SlideIn[];
  panel: PanelProps;
}

/**
 * Forms in panels over the main form. They are non-modal dialogs: Contentful's editors append their popups to the
 * document body, where a modal dialog would cover them.
 */
export function SlideIns({ slideIns, panel }: Props) {
  const openers = useRef<Element[]>([]);
  const count = slideIns.length;
  useEffect(() => {
    document.getElementById('root')?.toggleAttribute('inert', count > 0);
    return () => document.getElementById('root')?.removeAttribute('inert');
  }, [count]);
  useEffect(() => {
    // A new slide-in focuses itself. When slide-ins close, focus returns to the element that opened them.
    let opener: Element | undefined;
    while (openers.current.length > count) opener = openers.current.pop();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  }, [count]);
  return createPortal(
    slideIns.map(({ kind, id }, index) => (
      <Frame
        key={`${index} ${kind} ${id}`}
        editing={panel.editing}
        kind={kind}
        id={id}
        depth={index + 1}
        isTop={index === count - 1}
        isPreviewed={panel.isPreviewed}
        onOpen={(opener) => (openers.current[index] = opener)}
      >
        {kind === 'Entry' ? (
          <EntrySlideIn id={id} depth={index + 1} panel={{ ...panel, isTop: index === count - 1 }} />
        ) : (
          <AssetPanel
            id={id}
            editing={panel.editing}
            locale={panel.locale}
            locales={panel.locales}
            isTop={index === count - 1}
          />
        )}
      </Frame>
    )),
    document.body,
  );
}

interface FrameProps extends SlideIn {
  editing: Editing;
  depth: number;
  isTop: boolean;
  isPreviewed: boolean;
  onOpen: (opener: Element) => void;
  children: ReactNode;
}

function Frame({ editing, kind, id, depth, isTop, isPreviewed, onOpen, children }: FrameProps) {
  const title = useTitle({ editing, kind, id });
  const frame = useRef<HTMLDialogElement>(null);
  const remember = useRef(onOpen);
  useEffect(() => {
    if (document.activeElement) remember.current(document.activeElement);
    frame.current?.focus();
  }, []);
  useEffect(() => {
    const { current } = frame;
    const press = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented } = event;
      if (key !== 'Escape' || defaultPrevented) return;
      // A dialog inside, such as the chooser, handles Escape itself.
      if (target instanceof Element && target.closest('dialog') === current) closeSlideIn();
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="slide-in-scrim"
        aria-label="Back to the previous form"
        tabIndex={-1}
        hidden={!isTop}
        onClick={closeSlideIn}
      />
      <dialog
        ref={frame}
        open
        className="slide-in"
        aria-modal="true"
        aria-label={title ?? 'Loading…'}
        tabIndex={-1}
        inert={!isTop}
        data-previewed={isPreviewed || undefined}
        style={{ marginLeft: `${depth - 1}rem` }}
      >
        <button type="button" className="slide-in-close" onClick={closeSlideIn}>
          Back
        </button>
        {children}
      </dialog>
    </>
  );
}

function EntrySlideIn({ id, depth, panel }: { id: string; depth: number; panel: PanelProps }) {
  const { editing } = panel;
  const { draft, problem } = useOpenDraft(editing.entries, id);
  const type = draft?.saved.sys.contentType.sys.id;
  const editorInterface = useEditorInterface(editing, type);
  useEffect(() => draft && previewDraft(draft), [draft]);
  if (problem) return <Problem>{problem}</Problem>;
  if (!draft || !editorInterface) return <p role="status">Loading…</p>;
  const contentType = editing.contentTypes.find(({ sys }) => sys.id === type);
  if (!contentType) return <Problem>This entry’s content type doesn’t exist.</Problem>;
  return (
    <EntryPanel
      {...panel}
      draft={draft}
      editorInterface={editorInterface}
      contentType={contentType}
      scope={`slide-${depth}-`}
    />
  );
}
