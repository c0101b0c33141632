import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Maximum number of scripts in the root package, which has only commands that people type. All others belong in their
 * package.
 */
const MAX_ROOT_SCRIPTS = 25;
const PACKAGE = z.object({ name: z.string(), scripts: z.record(z.string(), z.string()) });

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(existsSync);
const manifests = files
  .filter((file) => /^(packages\/[\w-]+\/)?package\.json$/.test(file))
  .map((file) => PACKAGE.parse(JSON.parse(readFileSync(file, 'utf8'))));
const scriptsOf = (workspace: string): string[] =>
  Object.keys(manifests.find(({ name }) => name === workspace)?.scripts ?? {});

/** Matches `npm run SCRIPT -w PACKAGE`, even across a comment's line break. */
const COMMAND =
  /npm run(?: -s| --silent)?\s+(?:[*#] )?([a-z][\w-]*(?::[\w-]+)*)(?: -w (@cleanpro\/[\w-]+))?/g;

function missingScripts(text: string): string[] {
  return [...text.matchAll(COMMAND)]
    .filter(([, script = '', workspace]) => !scriptsOf(workspace ?? 'cleanpro-site').includes(script))
    .map(([command]) => command.replaceAll(/\s+(?:[*#] )?/g, ' '));
}

test('the root package has at most 25 scripts', () => {
  const scripts = scriptsOf('cleanpro-site');
  expect(scripts).toEqual(expect.arrayContaining(['start', 'test', 'doctor']));
  expect(scripts.length).toBeLessThanOrEqual(MAX_ROOT_SCRIPTS);
});

test('reports mentioned commands that do not exist or belong to a different package', () => {
  expect(missingScripts('`npm run dev`, `npm run sbom -w @cleanpro/dev`')).toEqual([]);
  expect(missingScripts('`npm run sbom`, `npm run artwork -w @cleanpro/dev`')).toEqual([
    'npm run sbom',
    'npm run artwork -w @cleanpro/dev',
  ]);
  expect(missingScripts(' * as `npm run\n * no-such-script` does')).toEqual(['npm run no-such-script']);
});

test('documents, comments, messages and workflows mention only scripts that exist', () => {
  const texts = files.filter(
    (file) =>
      /\.(md|ts|tsx|mjs|sh|yml|yaml|jsonc?)$|(^|\/)(Dockerfile|\.env\.example|cleanpro)$|^\.(ci|githooks)\//.test(
        file,
      ) && !/package(-lock)?\.json$|^packages\/studio\/(?!server)|^docs\/history/.test(file),
  );
  const missing = texts
    .filter((file) => file !== 'tests/checks/scripts.test.ts')
    .flatMap((file) => missingScripts(readFileSync(file, 'utf8')).map((command) => `${file}: ${command}`));
  expect(missing).toEqual([]);
});
