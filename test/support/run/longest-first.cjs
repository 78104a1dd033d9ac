const { default: Sequencer } = require('@jest/test-sequencer');

/** Kinds of files, slowest first: proofs over many payslips, pages in a browser, servers under load, then the rest. */
const kinds = [
  /\/test\/engine\/(employees\/|net-to-gross-proof)/,
  /\/test\/browser\/(copied|pane|pages)/,
  /\/test\/(browser|generated)\//,
  /\/test\/(server|feeds|scripts|recipes|replicas)\//,
];

/**
 * Starts the slowest files first, so no worker is left with one at the end: a change waits for the whole run, and each
 * file shows its result when it ends. On a fresh machine, jest has no timings and would sort by file size.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const kindOf = ({ path }) => {
      const at = kinds.findIndex((kind) => kind.test(path));
      return at < 0 ? kinds.length : at;
    };
    return super.sort(tests).sort((a, b) => kindOf(a) - kindOf(b));
  }
};
