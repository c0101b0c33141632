/** Preloaded into a site process. Writes the port of each connection that the process opens to a file. */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

const file = process.env.CONNECTIONS_FILE ?? '';

subscribe('net.client.socket', (message) => {
  if (typeof message !== 'object' || message === null || !('socket' in message)) return;
  const { socket } = message;
  if (socket instanceof Socket)
    socket.once('connectionAttempt', (_, port) => appendFileSync(file, `${port}\n`));
});
