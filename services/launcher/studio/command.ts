/** `npm run studio`: starts everything with the studio, or invites, lists and revokes editors of what runs. */
import { parseArgs } from 'node:util';
import { studioEnvironment } from '../environment.ts';
import { exitWithMessage } from '../messages.ts';
import { processGroup } from '../process-group.ts';
import { run } from '../run.ts';
import { buildStudio } from './build.ts';
import { EditorsClient, EditorsError } from './editors.ts';

const USAGE = `Usage:
  npm run studio                                  starts site, services and studio
  npm run studio -- build                         installs and builds the studio
  npm run studio -- serve                         starts the studio alone, once it is built
  npm run studio -- invite NAME [--role ROLE]     an address to sign in with, once; ROLE: author, publisher or approver
  npm run studio -- keys                          editors, their keys and sign-ins
  npm run studio -- revoke ID                     a key, a sign-in, or all of an editor`;

/** Where somebody signs in with a key, which the address has in its fragment: no server logs it. */
const signInAddress = (studioUrl: string, key: string): string => `${studioUrl}/sign-in#key=${key}`;

/** The editors of the services of an environment. */
function editorsOf(env: ReturnType<typeof studioEnvironment>): EditorsClient {
  const root = `http://${env.SERVICES_HOST}:${env.SERVICES_PORT}/management`;
  return new EditorsClient(root, env.CONTENTFUL_MANAGEMENT_TOKEN ?? '');
}

async function manage(command: string, args: string[], role: string | undefined): Promise<void> {
  const env = studioEnvironment();
  const editors = editorsOf(env);
  const value = args.join(' ');
  if (command === 'invite' && value !== '')
    console.log(signInAddress(env.STUDIO_URL, await editors.invite(value, role)));
  else if (command === 'keys') console.log((await editors.list()).join('\n') || 'There are no editors yet.');
  else if (command === 'revoke' && args.length === 1) {
    await editors.revoke(value);
    console.log(`${value} is revoked.`);
  } else exitWithMessage(USAGE);
}

/** Runs the command; exits with code 1 and a sentence when it is used wrongly. */
export async function runStudio(args: string[]): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { role: { type: 'string' } },
    });
    const [command, ...rest] = positionals;
    if (command === 'serve') return await run('studio serve');
    if (command === 'build') {
      if (!(await buildStudio(studioEnvironment(), processGroup().runToEnd)))
        exitWithMessage('The studio was not built. The messages above say why.');
      process.exit(0);
    }
    if (command !== undefined) return await manage(command, rest, values.role);
  } catch (error) {
    if (error instanceof EditorsError) exitWithMessage(error.message);
    if (error instanceof TypeError && 'code' in error) exitWithMessage(USAGE);
    throw error;
  }
  const signInAddressOfFirst = async (): Promise<string> => {
    const env = studioEnvironment();
    return signInAddress(env.STUDIO_URL, await editorsOf(env).inviteFirst());
  };
  return run('studio', { signInAddress: signInAddressOfFirst });
}
