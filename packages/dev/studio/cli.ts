/** `npm run studio -- invite`, `keys` and `revoke`: manages the editors of the running services. */
import { parseArgs } from 'node:util';
import { runCommandLine } from '@cleanpro/node-service/command-line';
import { studioEnvironment } from '../environment.ts';
import { EditorsError } from './editors.ts';
import { editorsOf, signInAddress } from './sign-in.ts';

const USAGE = `Usage:
  npm run studio                                  starts site, services and studio
  npm run studio -- build                         installs and builds the studio
  npm run studio -- serve                         starts the studio alone, once it is built
  npm run studio -- invite NAME [--role ROLE]     an address to sign in with, once; ROLE: author, publisher or approver
  npm run studio -- keys                          editors, their keys and sign-ins
  npm run studio -- revoke ID                     a key, a sign-in, or all of an editor`;

await runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' } },
  });
  const [command, ...rest] = positionals;
  const value = rest.join(' ');
  const env = studioEnvironment();
  const editors = editorsOf(env);
  if (command === 'invite' && value !== '')
    console.log(signInAddress(env.STUDIO_URL, await editors.invite(value, values.role)));
  else if (command === 'keys') console.log((await editors.list()).join('\n') || 'There are no editors yet.');
  else if (command === 'revoke' && rest.length === 1) {
    await editors.revoke(value);
    console.log(`${value} is revoked.`);
  } else throw new EditorsError(USAGE);
}, USAGE);
