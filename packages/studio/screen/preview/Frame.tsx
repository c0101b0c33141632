import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Draft } from '../editing/draft.ts';
import type { EntityChanges } from '../editing/entity-changes.ts';
import { storeFrame, reloadFrame, takeFrame } from './shared-frame.ts';
import { listen, send } from './messages.ts';
import { onPreviewedChange, previewedDrafts } from './previewed-drafts.ts';
import { useSite } from './use-site.ts';

interface Props {
  path: string;
  width: number;
  origin: string;
  locale: string;
  changes: EntityChanges;
  isClickToEdit: boolean;
  /** Number of loads. A new number reloads the page. */
  loads: number;
  reload: () => void;
  openField: (entryId: string, fieldId: string) => void;
  openAsset: (assetId: string) => void;
}

/** Returns the values of one locale, in the format of the Delivery API. */
const valuesOf = (fields: Draft['fields'], locale: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, value[locale]]));

/** Page of the site in draft mode. It shows changes as they are typed and saved. */
export function Frame(props: Props) {
  const { path, width, origin, locale, changes, isClickToEdit, loads, reload, openField, openAsset } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width, height: 0 });
  const { state, connected } = useSite(`${path} ${loads}`);
  const lastLoads = useRef(loads);
  const isDown = state === 'down';

  useLayoutEffect(() => {
    if (!container.current) return;
    const taken = takeFrame(container.current, `/preview?path=${encodeURIComponent(path)}`);
    frame.current = taken.frame;
    if (taken.isLoaded) connected();
    return () => storeFrame(taken.frame);
  }, [path, connected]);
  useEffect(() => {
    if (lastLoads.current !== loads && frame.current) reloadFrame(frame.current);
    lastLoads.current = loads;
  }, [loads]);

  useEffect(() => {
    const site = { frame: () => frame.current, origin };
    const sendMode = (): void => send(site, 'INSPECTOR_MODE_CHANGED', { isInspectorActive: isClickToEdit });
    sendMode();
    return listen({
      ...site,
      onConnected: () => {
        connected();
        sendMode();
        for (const { saved, fields } of previewedDrafts()) {
          for (const values of [saved.fields, fields])
            send(site, 'ENTRY_UPDATED', {
              data: { sys: { id: saved.sys.id }, fields: valuesOf(values, locale) },
            });
        }
      },
      onField: ({ entryId, assetId, fieldId }) => {
        if (entryId) openField(entryId, fieldId);
        else if (assetId) openAsset(assetId);
      },
    });
  }, [origin, locale, isClickToEdit, connected, openField, openAsset]);

  useEffect(() => {
    const site = { frame: () => frame.current, origin };
    const sent = new Map<string, { fields: Draft['fields']; version: number }>();
    const sendChange = ({ saved, fields }: Draft): void => {
      const { id, version } = saved.sys;
      const before = sent.get(id);
      sent.set(id, { fields, version });
      if (!before || before.fields !== fields) {
        for (const values of before ? [fields] : [saved.fields, fields])
          send(site, 'ENTRY_UPDATED', { data: { sys: { id }, fields: valuesOf(values, locale) } });
      }
      if (before && before.version !== version)
        send(site, 'ENTRY_SAVED', { entity: { sys: { id, type: 'Entry' } } });
    };
    for (const draft of previewedDrafts()) sendChange(draft);
    const endDrafts = onPreviewedChange(sendChange);
    // Open drafts already report their saves above.
    const endChanges = changes.subscribe((type, { sys: { id } }) => {
      if (!sent.has(id)) send(site, 'ENTRY_SAVED', { entity: { sys: { id, type } } });
    });
    return () => {
      endDrafts();
      endChanges();
    };
  }, [origin, locale, changes]);

  useEffect(() => {
    if (!container.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / width || 1);
  useLayoutEffect(() => {
    if (!frame.current) return;
    frame.current.style.width = `${width}px`;
    frame.current.style.height = `${size.height / scale}px`;
    frame.current.style.transform = `translateX(${Math.max(0, (size.width - width * scale) / 2)}px) scale(${scale})`;
  }, [width, size, scale]);

  return (
    <>
      {isDown && (
        <div className="site-down" role="alert">
          <p>
            <strong>The site at {origin} isn’t responding.</strong>
          </p>
          <p>
            You can keep editing; your changes are saved. The preview comes back once the site runs at this
            address.
          </p>
          <button type="button" onClick={reload}>
            Try again
          </button>
        </div>
      )}
      {state === 'silent' && (
        <p className="site-silent" role="status">
          The page isn’t connected to the studio, so clicks and typing don’t reach it.{' '}
          <button type="button" className="link" onClick={reload}>
            Reload
          </button>
        </p>
      )}
      <div
        ref={container}
        className="frame"
        hidden={isDown}
        data-state={state}
        aria-busy={state === 'loading'}
      />
    </>
  );
}
