const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 1_000;

interface Action {
  sys: { status: string };
}

/** Polls an asynchronous action of the API until it has finished. */
export async function waitUntilFinished<T extends Action>(begun: T, read: () => Promise<T>): Promise<T> {
  let action = begun;
  for (
    let pause = FIRST_PAUSE_MS;
    action.sys.status === 'created' || action.sys.status === 'inProgress';
    pause = Math.min(pause * 2, MAX_PAUSE_MS)
  ) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    action = await read();
  }
  return action;
}
