const { default: Sequencer } = require('@jest/test-sequencer');

/** Kinds of files, those that take longest first: pages in a browser, servers under many questions, then the rest. */
const kinds = [
  /\/test\/browser\/(copied|pane|pages)/,
  /\/test\/(browser|generated)\//,
  /\/test\/(server|feeds|scripts|recipes)\//,
];

/**
 * Starts the longest files first, so that no worker is left with one at the end. Without it jest knows no times on a
 * fresh machine, and goes by the size of the files.
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
