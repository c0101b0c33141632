/** `npm run studio -- invite`, `keys` and `revoke`: manages the editors of the running services. */
import { parseArgs } from 'node:util';
import { runCommandLine } from '@cleanpro/node-service/command-line';
import { UsageError } from '@cleanpro/node-service/help';
import { studioEnvironment } from '../environment.ts';
import { HELP } from '../help.ts';
import { editorsOf, signInAddress } from './sign-in.ts';

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
  } else throw new UsageError('Specify the name of the editor to invite, or one ID to revoke.');
}, HELP.studio);
