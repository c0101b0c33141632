/** Tests each operation of a client. `--verbose` lists the operations. */

/** Name of the operation, the call, and the value it resolves to. */
export type Operation = [name: string, operate: () => Promise<unknown>, expected: unknown];

/** Adds a test for each operation. The order matters, because later operations use what earlier ones created. */
export function testOperations(operations: Operation[]): void {
  test.each(operations)('%s', async (_name, operate, expected) => {
    expect([await operate()]).toMatchObject([expected]);
  });
}

/**
 * Deletes a record.
 * @returns the name of the error when it is read again
 */
export async function afterDeletion(
  read: () => Promise<{ delete: () => Promise<unknown> }>,
): Promise<unknown> {
  await (await read()).delete();
  return read().catch(({ name }: Error) => name);
}
