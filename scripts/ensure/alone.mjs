import { appendFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { said } from './sentences.mjs';

/** The process ids in a lock file, one per line; empty where there is no lock. */
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

/** Creates the lock file with the id of this process, in one step; false where another process was first. */
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
 * Removes the lock of killed processes. If another process removed it first and already holds a new lock, the new lock
 * is restored.
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
 * Runs an action under a lock file with process ids, so that only one process runs such an action at a time. The lock
 * of a killed process does not block others.
 *
 * @param action receives a function that adds the id of a child process to the lock; the child may outlive this process
 */
export async function alone(lock, action) {
  let announced = false;
  while (!taken(lock)) {
    const holders = holdersOf(lock);
    const pids = holders.trim().split('\n').map(Number);
    if (holders !== '' && !pids.some(runs)) removeDead(lock, holders);
    else {
      if (!announced) console.error(said().waiting(pids.join(', '), lock));
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
