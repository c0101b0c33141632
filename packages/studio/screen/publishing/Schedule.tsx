import { useState } from 'react';
import type { Session } from '../api/client.ts';
import { scheduledActions, type ScheduledAction } from '../api/scheduled-actions.ts';
import { Problem } from '../Problem.tsx';
import { failureText } from './failure-text.ts';
import { useApiQuery } from './requests.ts';
import { formatInstant, toInstant, OWN_ZONE, ZONES } from './zoned-time.ts';
import './schedule.css';

const NAMES = { publish: 'Publish', unpublish: 'Unpublish' };

interface Props {
  session: Session;
  linkType: 'Entry' | 'Release';
  id: string;
}

/** Schedules when an entry or a release is published and unpublished, in a time zone of choice. */
export function Schedule({ session, linkType, id }: Props) {
  const requests = scheduledActions(session);
  const { data, error, refetch } = useApiQuery(['scheduled', linkType, id], () =>
    requests.list({ 'entity.sys.id': id, 'sys.status': 'scheduled' }),
  );
  const [times, setTimes] = useState({ publish: '', unpublish: '' });
  const [zone, setZone] = useState(OWN_ZONE);
  const [problem, setProblem] = useState('');
  const chosen = (['publish', 'unpublish'] as const)
    .filter((action) => times[action] !== '')
    .map((action) => ({ action, instant: toInstant(times[action], zone) }));
  const change = async (request: () => Promise<void>): Promise<void> => {
    setProblem('');
    try {
      await request();
    } catch (failure) {
      setProblem(failureText(failure));
    }
    await refetch();
  };
  const schedule = async (): Promise<void> => {
    const [from, until] = [times.publish, times.unpublish];
    if (from && until && toInstant(from, zone) >= toInstant(until, zone))
      throw new Error('Choose an unpublish time after the publish time.');
    for (const { action, instant } of chosen) {
      await requests.create(linkType, id, action, { datetime: instant.toISOString(), timezone: zone });
      // Clear this time: if the next action is refused, a retry must not schedule this action twice.
      setTimes((before) => ({ ...before, [action]: '' }));
    }
  };
  const mayPublish = session.role !== 'author';
  return (
    <div className="schedule">
      {!data?.length && <p className="soft">Nothing is scheduled.</p>}
      <ul>
        {data?.map((one) => (
          <li key={one.sys.id}>
            <ScheduledTime action={one} />{' '}
            {mayPublish && (
              <button
                type="button"
                onClick={() => void change(async () => void (await requests.cancel(one.sys.id)))}
              >
                Cancel
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayPublish && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void change(schedule);
          }}
        >
          <div className="filters">
            {(['publish', 'unpublish'] as const).map((action) => (
              <label key={action}>
                {NAMES[action]} at
                <input
                  type="datetime-local"
                  max="9999-12-31T23:59"
                  value={times[action]}
                  onChange={({ target }) => setTimes({ ...times, [action]: target.value })}
                />
              </label>
            ))}
            <label>
              Time zone
              <select value={zone} onChange={({ target }) => setZone(target.value)}>
                {ZONES.map((one) => (
                  <option key={one} value={one}>
                    {one.replaceAll('_', ' ')}
                  </option>
                ))}
              </select>
            </label>
            <button type="submit" disabled={!chosen.length}>
              Schedule
            </button>
          </div>
          {chosen.map(({ action, instant }) => (
            <p key={action} className="soft">
              {NAMES[action]} on {formatInstant(instant, zone)}
              {zone !== OWN_ZONE && `, which is ${formatInstant(instant)}`}
            </p>
          ))}
        </form>
      )}
      <Problem>{problem || (error !== null && failureText(error))}</Problem>
    </div>
  );
}

/** Scheduled action with its time in its own time zone and in the editor's. */
export function ScheduledTime({ action: { action, scheduledFor } }: { action: ScheduledAction }) {
  const { datetime, timezone = OWN_ZONE } = scheduledFor;
  return (
    <>
      {NAMES[action]} at <time dateTime={datetime}>{formatInstant(datetime, timezone)}</time>{' '}
      <span className="soft">
        {timezone.replaceAll('_', ' ')}
        {timezone !== OWN_ZONE && `, your time: ${formatInstant(datetime)}`}
      </span>
    </>
  );
}
