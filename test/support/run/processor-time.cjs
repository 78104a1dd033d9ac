const { appendFileSync, mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** Names the file in which the workers of a run note what they used. They inherit it from the process that starts them. */
const variable = 'TEST_PROCESSOR_TIME';
/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;

/** Seconds of the processor used by this process, and by its children that have ended. Only Linux tells the latter. */
function used() {
  const { user, system } = process.cpuUsage();
  let children = 0;
  try {
    // The name of the program, in brackets, may contain blanks.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    children = (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    // Not Linux.
  }
  return (user + system) / 1e6 + children;
}

module.exports = {
  used,
  /** Prepares a run, before its workers start. */
  begin() {
    process.env[variable] = join(mkdtempSync(join(tmpdir(), 'svc-test-time-')), 'files');
  },
  /** Notes what a test file used. */
  note(file, seconds) {
    const path = process.env[variable];
    if (path !== undefined) appendFileSync(path, `${JSON.stringify([file, seconds])}\n`);
  },
  /** The seconds of each test file, by its path; empty if none was noted. */
  end() {
    const path = process.env[variable];
    try {
      return new Map(
        readFileSync(path, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      );
    } catch {
      return new Map();
    } finally {
      if (path !== undefined) rmSync(join(path, '..'), { recursive: true, force: true });
    }
  },
};
