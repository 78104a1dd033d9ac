import { appendFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** The processes that a lock names, one a line; empty where there is no lock. */
function holdersOf(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem.code === 'EPERM';
  }
}

/** Creates a file that names this process, whole or not at all; false where another process was first. */
function taken(lock) {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, `${process.pid}\n`);
  try {
    linkSync(own, lock);
    return true;
  } catch (problem) {
    if (problem.code !== 'EEXIST') throw problem;
    return false;
  } finally {
    rmSync(own);
  }
}

/**
 * Takes away the lock of processes that were killed. Where another did so first, and holds a new lock by now, that one
 * is put back.
 */
function removeDead(lock, dead) {
  const aside = `${lock}.${process.pid}.dead`;
  try {
    renameSync(lock, aside);
    if (holdersOf(aside) !== dead) linkSync(aside, lock);
  } catch (problem) {
    if (!['ENOENT', 'EEXIST'].includes(problem.code)) throw problem;
  }
  rmSync(aside, { force: true });
}

/**
 * Runs an action while no other process runs one, with a lock file that names the processes. A killed process keeps
 * nobody waiting.
 *
 * @param action receives a function that adds a process to the lock, which may outlive this one
 */
export async function alone(lock, action) {
  let announced = false;
  while (!taken(lock)) {
    const holders = holdersOf(lock);
    const pids = holders.trim().split('\n').map(Number);
    if (holders !== '' && !pids.some(runs)) removeDead(lock, holders);
    else {
      if (!announced)
        console.error(
          `Another start is installing or building (process ${pids.join(', ')}). Waiting for it. If there is no such process, delete ${lock}.`,
        );
      announced = true;
      await pause(200);
    }
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  await action((pid) => appendFileSync(lock, `${pid}\n`));
  process.off('exit', release);
  release();
}
