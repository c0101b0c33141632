/** Length of the longest file names, in characters. */
const MAX_NAME_LENGTH = 200;

/** File names as people write them. `name` has no extension, and `extension` starts with a dot. */
const SHAPES: readonly ((name: string, extension: string) => string)[] = [
  (name, extension) => `${name.toUpperCase()}${extension.toUpperCase()}`,
  (name, extension) => `Photo of ${name} (1), final FINAL${extension}`,
  (name, extension) => `Crème brûlée – ${name}${extension}`,
  (name, extension) => `Crème brûlée – ${name}${extension}`.normalize('NFD'),
  (name, extension) => `a+b=${name}+c${extension}`,
  (name, extension) => `洗剤の説明書 ${name}${extension}`,
  (name, extension) => `🧼 ${name} ✨${extension}`,
  (name, extension) => `100% ${name} #1 & "it's best"?;${extension}`,
  (name, extension) =>
    `${name} Long Name`.padEnd(MAX_NAME_LENGTH - extension.length, ' And On').concat(extension),
  (name, extension) => name.padEnd(MAX_NAME_LENGTH - extension.length, '洗').concat(extension),
];

/** Returns a realistic name for a sample file. The extension stays the same, except for its case. */
export function realFileName(sampleName: string, number: number): string {
  const at = sampleName.lastIndexOf('.');
  const shape = SHAPES[number % SHAPES.length];
  return shape?.(sampleName.slice(0, at), sampleName.slice(at)) ?? sampleName;
}
