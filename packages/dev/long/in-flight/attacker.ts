/** Attacks a site from a separate process: `node packages/dev/long/in-flight/attacker.ts NAME PORT`. */
import { ATTACKS } from './attacks.ts';

const [, , name, port] = process.argv;
const attack = Object.entries(ATTACKS).find(([each]) => each === name)?.[1];
if (!attack) throw new Error(`There is no attack named ${name}`);
await attack(Number(port));
process.exit(0);
