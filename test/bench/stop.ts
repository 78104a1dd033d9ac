import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { busyClients } from '../support/busy-clients';
import { startService } from './http';
import { table, whole } from './measure';

const rounds = 10;
const clients = 40;

/** Stops the built service with SIGTERM while clients are busy, and prints how many of their requests were lost. */
export async function bench(): Promise<void> {
  const rows: string[][] = [];
  const reasons: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'svc-bench-'));
    const { url, child } = await startService(dataDir);
    const key = readFileSync(join(dataDir, 'machine-key'), 'utf8').trim();
    const { over } = await busyClients(url, clients, {
      path: '/api/tax',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ country: 'KE', amount: 85_000, type: 'income' }),
    });
    const begin = performance.now();
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    const took = performance.now() - begin;
    const { answered, lost, lastAnswers } = await over;
    rmSync(dataDir, { recursive: true, force: true });
    reasons.push(...lost);
    rows.push([String(round), whole(answered), whole(lastAnswers), String(lost.length), `${whole(took)} ms`]);
  }
  for (const reason of new Set(reasons)) console.log(`Lost: ${reason}`);
  console.log(
    `SIGTERM under ${clients} busy callers\n\n${table(['round', 'answered', 'with Connection: close', 'lost', 'stopped within'], rows)}`,
  );
}
