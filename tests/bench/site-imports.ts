/** Lets Node run the site's own modules: `@/` is the root, and files may be named without their ending. */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
    const parent = context.parentURL?.startsWith('file:') ? dirname(fileURLToPath(context.parentURL)) : '.';
    const path = specifier.startsWith('@/')
      ? resolve(specifier.slice(2))
      : specifier.startsWith('.')
        ? resolve(parent, specifier)
        : undefined;
    return path !== undefined && !existsSync(path) && existsSync(`${path}.ts`)
      ? { url: pathToFileURL(`${path}.ts`).href, shortCircuit: true }
      : next(
          path !== undefined && specifier.startsWith('@/') ? pathToFileURL(path).href : specifier,
          context,
        );
  },
});
