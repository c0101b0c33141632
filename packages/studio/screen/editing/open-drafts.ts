import { Draft, type Editable } from './draft.ts';
import type { EntityChanges, EntityKind } from './entity-changes.ts';
import { flushPendingText } from './pending-text.ts';
import { UnsentStore } from './unsent.ts';

interface Opened<Entity extends Editable> {
  forms: number;
  loading: Promise<Draft<Entity>>;
  draft?: Draft<Entity>;
}

interface Service<Entity> {
  entry: (id: string) => Promise<Entity>;
  save: (value: Entity) => Promise<Entity>;
}

/** Open entries or assets. Each has one draft, which all forms that display it share. */
export class OpenDrafts<Entity extends Editable> {
  readonly #kind: EntityKind;
  readonly #service: Service<Entity>;
  readonly #changes: EntityChanges;
  readonly #opened = new Map<string, Opened<Entity>>();

  constructor(kind: EntityKind, service: Service<Entity>, changes: EntityChanges) {
    this.#kind = kind;
    this.#service = service;
    this.#changes = changes;
    addEventListener('online', () => void this.#saveAll());
  }

  open(id: string): Promise<Draft<Entity>> {
    const before = this.#opened.get(id);
    const opened: Opened<Entity> = before ?? { forms: 0, loading: this.#load(id) };
    opened.forms += 1;
    this.#opened.set(id, opened);
    // The draft missed other editors' changes while no form displayed it.
    if (before?.forms === 1) opened.loading = this.#refreshed(opened.loading);
    return opened.loading.then((draft) => (opened.draft = draft));
  }

  /** Closes a form. Its draft stays open until everything is saved, however long that takes. */
  async close(id: string): Promise<void> {
    const opened = this.#opened.get(id);
    if (!opened) return;
    opened.forms -= 1;
    flushPendingText();
    const draft = await opened.loading.catch(() => undefined);
    await draft?.save();
    if (opened.forms > 0) return;
    const forget = (): void => {
      if (opened.forms > 0 || this.#opened.get(id) !== opened) return;
      if (!draft || draft.state === 'saved') this.#opened.delete(id);
    };
    draft?.subscribe(forget);
    forget();
  }

  async #refreshed(loading: Promise<Draft<Entity>>): Promise<Draft<Entity>> {
    const draft = await loading;
    await draft.save();
    if (draft.state !== 'saved') return draft;
    const theirs = await this.#service.entry(draft.saved.sys.id);
    if (draft.state === 'saved' && theirs.sys.version > draft.saved.sys.version) draft.overwrite(theirs);
    return draft;
  }

  async #load(id: string): Promise<Draft<Entity>> {
    const draft = new Draft(
      this.#service,
      await this.#service.entry(id),
      new UnsentStore(`${this.#kind}:${id}`, localStorage),
    );
    let { saved } = draft;
    draft.subscribe(() => {
      if (draft.saved === saved) return;
      saved = draft.saved;
      this.#changes.emit(this.#kind, saved);
    });
    return draft;
  }

  async #saveAll(): Promise<void> {
    for (const { loading } of this.#opened.values()) await (await loading.catch(() => undefined))?.save();
  }

  /** Whether any draft has changes that are not saved yet. */
  get isUnsaved(): boolean {
    return [...this.#opened.values()].some(({ draft }) => draft !== undefined && draft.state !== 'saved');
  }
}
