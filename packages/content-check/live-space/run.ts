/** Entry point of the process started by `checkInOwnProcess`: reads and checks one space, then exits. */
import { errorMessage } from '@cleanpro/node-service/logging/error-message';
import { findingsOf } from './findings.ts';
import { LIVE_SPACE, readLiveSpace } from './read-space.ts';

process.once('message', (message) => {
  readLiveSpace(LIVE_SPACE.parse(message))
    .then(
      (space) => ({ findings: findingsOf(space) }),
      (error: unknown) => ({ failure: errorMessage(error) }),
    )
    .then((answer) => process.send?.(answer, () => process.disconnect()))
    .catch(() => process.exit(1));
});
