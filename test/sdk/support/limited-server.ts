import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clockHeldUntil, type ServerProcess, type startedServers } from '../../support/server-process';

/**
 * A server whose keys may make two calls a minute. Its clock stands two seconds before the next minute until `goOn`, or
 * until the file `nextMinute` exists.
 *
 * @param folder for its plans; the caller removes it
 */
export async function startLimitedServer(
  start: ReturnType<typeof startedServers>,
  folder: string,
): Promise<{ readonly server: ServerProcess; readonly nextMinute: string; readonly goOn: () => void }> {
  const plans = join(folder, 'plans.json');
  const nextMinute = join(folder, 'next-minute');
  writeFileSync(plans, JSON.stringify({ enterprise: { per_month: null, per_minute: 2 } }));
  const server = await start({ SVC_PLANS_FILE: plans, ...clockHeldUntil(nextMinute) });
  return { server, nextMinute, goOn: () => writeFileSync(nextMinute, '') };
}
