/** Number of files listed. */
const listed = 15;

/** Lists the slowest test files at the end of a run. */
module.exports = class SlowestFiles {
  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= listed) return;
    const inOrder = testResults
      .map(({ testFilePath, perfStats }) => ({ file: testFilePath, seconds: perfStats.runtime / 1000 }))
      .sort((a, b) => b.seconds - a.seconds);
    const lines = inOrder
      .slice(0, listed)
      .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file.slice(file.lastIndexOf('/test/') + 1)}`);
    process.stderr.write(`\nThe slowest files:\n${lines.join('\n')}\n`);
  }
};
