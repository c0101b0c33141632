/** Tests of single operations of a client; `--verbose` lists them. */

/** Its name, the call, and what it resolves to. */
export type Operation = [name: string, operate: () => Promise<unknown>, expected: unknown];

/** A test for each operation, in this order: later ones use what earlier ones made. */
export function testOperations(operations: Operation[]): void {
  test.each(operations)('%s', async (_name, operate, expected) => {
    expect([await operate()]).toMatchObject([expected]);
  });
}

/** Deletes what is read. @returns the name of the error with which it is read then */
export async function afterDeletion(
  read: () => Promise<{ delete: () => Promise<unknown> }>,
): Promise<unknown> {
  await (await read()).delete();
  return read().catch(({ name }: Error) => name);
}
