/** `npm run lint:words [FOLDER …]`: names that do not use the field's terms, and how many there are by folder. */
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync(
  process.execPath,
  [
    'node_modules/oxlint/bin/oxlint',
    '--config=tests/checks/oxlintrc.json',
    '--format=json',
    ...process.argv.slice(2),
  ],
  { encoding: 'utf8', maxBuffer: 100_000_000 },
);
const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);

interface Diagnostic {
  filename: string;
  message: string;
  labels: { span: { line: number; column: number } }[];
}

const counts = new Map<string, number>();
for (const { filename, message, labels } of diagnostics.toSorted((a, b) =>
  a.filename < b.filename ? -1 : 1,
)) {
  const { line, column } = labels[0]?.span ?? { line: 1, column: 1 };
  console.log(`${filename}:${line}:${column} ${message}`);
  const folder = filename.split('/').slice(0, -1).slice(0, 2).join('/') || '.';
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}
console.table(Object.fromEntries(counts));
console.log(`${diagnostics.length} names to change`);
process.exitCode = diagnostics.length > 0 ? 1 : 0;
