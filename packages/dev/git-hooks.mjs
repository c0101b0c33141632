// `npm run prepare`, which npm runs after installing: makes git use this repository's hooks. Fails silently without
// git, as in an image of the site. CI needs no hooks.
import { spawnSync } from 'node:child_process';

if (!process.env.CI) spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
