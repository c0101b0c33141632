/** Preloaded into a site's process: blocks its event loop most of the time, from the message `block` until `free`. */
const BLOCKED_MS = 240;
const FREE_MS = 60;

let timer: NodeJS.Timeout | undefined;

function block(): void {
  const end = performance.now() + BLOCKED_MS;
  while (performance.now() < end);
}

process.on('message', (message) => {
  clearInterval(timer);
  if (message === 'block') timer = setInterval(block, BLOCKED_MS + FREE_MS);
});
// The IPC channel must not keep the process alive.
process.channel?.unref();
