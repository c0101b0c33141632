import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebhookJournal } from './journal.ts';

test('logs a failed write and keeps the webhooks in memory', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const file = join(folder, 'webhook.ndjson');
  const journal = new WebhookJournal(file);
  // A folder in place of the file makes every write fail, as on a full disk.
  mkdirSync(file);
  const webhook = { topic: 'ContentManagement.Entry.publish', entity: 'Entry', headers: {}, body: '{}' };
  const [first, second] = [journal.add(webhook), journal.add(webhook)];
  journal.done(first);
  expect([...journal.waiting().keys()]).toEqual([second]);
  journal.done(second);
  expect(String(error.mock.calls[0]?.[0])).toContain('WebhookNotStored');
  error.mockRestore();
  rmSync(folder, { recursive: true });
});

test('writes pending webhooks once the disk is no longer full', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  const file = join(folder, 'webhook.ndjson');
  const journal = new WebhookJournal(file);
  const webhook = { topic: 'ContentManagement.Entry.publish', entity: 'Entry', headers: {}, body: '{}' };
  mkdirSync(file);
  journal.add(webhook);
  rmSync(file, { recursive: true });
  journal.add(webhook);
  expect([...new WebhookJournal(file).waiting().keys()]).toEqual([1, 2]);
  error.mockRestore();
  rmSync(folder, { recursive: true });
});
