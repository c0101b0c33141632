/** Names of files as people write them. */
const LENGTH = 200;

/** Each makes a name from the sample's name without its extension, and the extension with its dot. */
const SHAPES: readonly ((name: string, extension: string) => string)[] = [
  (name, extension) => `${name.toUpperCase()}${extension.toUpperCase()}`,
  (name, extension) => `Photo of ${name} (1), final FINAL${extension}`,
  (name, extension) => `Crème brûlée – ${name}${extension}`,
  (name, extension) => `Crème brûlée – ${name}${extension}`.normalize('NFD'),
  (name, extension) => `a+b=${name}+c${extension}`,
  (name, extension) => `洗剤の説明書 ${name}${extension}`,
  (name, extension) => `🧼 ${name} ✨${extension}`,
  (name, extension) => `100% ${name} #1 & "it's best"?;${extension}`,
  (name, extension) => `${name} Long Name`.padEnd(LENGTH - extension.length, ' And On').concat(extension),
  (name, extension) => name.padEnd(LENGTH - extension.length, '洗').concat(extension),
];

/** Another name for the file with this name, with the same extension in capital or small letters. */
export function realFileName(sampleName: string, number: number): string {
  const at = sampleName.lastIndexOf('.');
  const shape = SHAPES[number % SHAPES.length];
  return shape?.(sampleName.slice(0, at), sampleName.slice(at)) ?? sampleName;
}
