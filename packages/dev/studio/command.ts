/**
 * `npm run studio`: starts everything, including the studio. `build` builds the studio, `serve` starts only the studio.
 */
import { studioEnvironment } from '../environment.ts';
import { exitWithMessage } from '../messages.ts';
import { processGroup } from '../process-group.ts';
import { run } from '../run.ts';
import { buildStudio } from './build.ts';
import { editorsOf, signInAddress } from './sign-in.ts';

async function signInAddressOfFirst(): Promise<string> {
  const env = studioEnvironment();
  return signInAddress(env.STUDIO_URL, await editorsOf(env).inviteFirst());
}

/** Runs the command. Exits with code 1 and a message if the studio cannot be built. */
export async function runStudio(command?: 'build' | 'serve'): Promise<void> {
  if (command === 'serve') return run('studio serve');
  if (command === undefined) return run('studio', { signInAddress: signInAddressOfFirst });
  if (!(await buildStudio(studioEnvironment(), processGroup().runToEnd)))
    exitWithMessage('The studio was not built. The messages above say why.');
  process.exit(0);
}
