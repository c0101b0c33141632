import { maintenancePool, requestPool } from '../../database/postgres-pool.ts';
import { SwitchingProxy } from './switching-proxy.ts';

const SERVER = process.env.TEST_POSTGRES_URL;
/**
 * Skips the tests without PostgreSQL. The test stage reports that it is missing (packages/dev/test-stages/stages.ts).
 */
const onPostgres = SERVER ? describe : describe.skip;
const SILENCE_MS = 300;

onPostgres('a pool of connections to PostgreSQL', () => {
  let proxy: SwitchingProxy;
  let url: URL;
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    url = new URL(SERVER ?? 'postgres://127.0.0.1');
    proxy = await SwitchingProxy.start(Number(url.port));
    url.port = String(proxy.port);
  });
  afterEach(() => {
    proxy.stop();
    jest.restoreAllMocks();
  });

  test('times out on a silent connection and opens a new one for the next query', async () => {
    const pool = requestPool(url.href, 'tests', SILENCE_MS);
    const client = await pool.connect();
    await client.query('BEGIN');
    proxy.silence();
    await expect(client.query('COMMIT')).rejects.toThrow('PostgreSQL did not respond within 0.3 seconds');
    client.release();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  test('does not time out slow statements on a maintenance connection', async () => {
    const slow = `SELECT pg_sleep(${(3 * SILENCE_MS) / 1000})`;
    const [limited, maintenance] = [
      requestPool(url.href, 'tests', SILENCE_MS),
      maintenancePool(url.href, 'tests'),
    ];
    await expect(limited.query(slow)).rejects.toThrow('did not respond');
    await expect(maintenance.query(slow)).resolves.toMatchObject({ rowCount: 1 });
    await Promise.all([limited.end(), maintenance.end()]);
  });
});
