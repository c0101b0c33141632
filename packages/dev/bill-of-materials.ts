/**
 * `npm run sbom -w @cleanpro/dev`: prints the packages that production installs, in CycloneDX format. Reads only the
 * lock file, so the same lock file gives the same output. Does not use `npm sbom --omit dev`, because that omits
 * packages that development packages also need, such as React (decision 0006).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from './root.ts';

const LOCK = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

export interface InstalledPackage {
  name: string;
  version: string;
  /** SPDX expression, as declared by the package. */
  license: string;
  /** SHA-512 of the package's archive, in hexadecimal. */
  sha512: string | undefined;
  /** Whether production can run without the package, such as a library for another operating system. */
  isOptional: boolean;
}

const lock = () => LOCK.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));

const sha512Of = (integrity = ''): string | undefined => {
  const [, base64] = /^sha512-(\S+)/.exec(integrity) ?? [];
  return base64 && Buffer.from(base64, 'base64').toString('hex');
};

/**
 * Returns the packages that `npm install --omit=dev` can install on any operating system, except our own, sorted by
 * name.
 */
export function productionPackages(): InstalledPackage[] {
  const packages = Object.entries(lock().packages).flatMap(([path, entry]) =>
    !path.includes('node_modules/') || entry.link === true || entry.dev === true
      ? []
      : [
          {
            name: path.split('node_modules/').at(-1) ?? '',
            version: entry.version ?? '',
            license: entry.license ?? 'none',
            sha512: sha512Of(entry.integrity),
            isOptional: entry.optional === true,
          },
        ],
  );
  // A package can be installed in several places.
  const byVersion = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]));
  return [...byVersion.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const purlOf = ({ name, version }: InstalledPackage): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

/** Returns the bill of materials (https://cyclonedx.org/docs/1.6/json). */
export function billOfMaterials() {
  const { name, version } = lock();
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version, 'bom-ref': `${name}@${version}` } },
    components: productionPackages().map((each) => ({
      type: 'library',
      name: each.name,
      version: each.version,
      'bom-ref': `${each.name}@${each.version}`,
      scope: each.isOptional ? 'optional' : 'required',
      licenses: /[ (]/.test(each.license)
        ? [{ expression: each.license }]
        : [{ license: { name: each.license } }],
      ...(each.sha512 ? { hashes: [{ alg: 'SHA-512', content: each.sha512 }] } : {}),
      purl: purlOf(each),
    })),
  };
}

if (import.meta.main) console.log(JSON.stringify(billOfMaterials(), null, 2));
