import { log } from '@cleanpro/node-service/logging/log';

/** Whether a person reads the output. Otherwise each message is printed as a line of JSON. */
export const isTerminal = process.stdout.isTTY;

/** Prints a problem as text at a terminal, and as a log line elsewhere. */
export function reportProblem(message: string): void {
  if (isTerminal) console.error(`\n${message}\n`);
  else log('error', 'LauncherProblem', { message });
}

/** Prints a problem, and exits with code 1. */
export function exitWithMessage(message: string): never {
  reportProblem(message);
  process.exit(1);
}

/**
 * Prints the URLs of the running parts.
 * @param hint what a person at the terminal can do next
 */
export function reportReady(addresses: Record<string, string>, hint: string): void {
  if (!isTerminal) return log('info', 'Ready', addresses);
  const lines = Object.entries(addresses).map(([name, address]) => `  ${name.padEnd(10)}${address}\n`);
  console.log(`\n${lines.join('')}\n  ${hint}\n`);
}
