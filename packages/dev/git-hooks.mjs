// `npm run prepare`, which npm runs after it has installed the packages: points git at this repository's hooks. Where
// there is no git, as in an image of the site, there is nothing to do; CI needs no hooks.
import { spawnSync } from 'node:child_process';

if (!process.env.CI) spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
