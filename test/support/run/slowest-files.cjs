/** Number of files listed. */
const listed = 15;

const seconds = (milliseconds, width = 7) => `${(milliseconds / 1000).toFixed(1).padStart(width)} s`;

/** Lists the slowest test files at the end of a run, and what each room takes. */
module.exports = class SlowestFiles {
  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= listed) return;
    const files = testResults
      .map(({ testFilePath, perfStats, testResults: tests }) => ({
        file: testFilePath.slice(testFilePath.lastIndexOf('/test/') + 1),
        milliseconds: perfStats.runtime,
        tests: tests.length,
      }))
      .sort((a, b) => b.milliseconds - a.milliseconds);
    const rooms = new Map();
    for (const { file, milliseconds, tests } of files) {
      const room = file.split('/').slice(0, 2).join('/');
      const { files: before, ...sums } = rooms.get(room) ?? { files: 0, tests: 0, milliseconds: 0 };
      rooms.set(room, { files: before + 1, tests: sums.tests + tests, milliseconds: sums.milliseconds + milliseconds });
    }
    const inOrder = [...rooms].sort(([, a], [, b]) => b.milliseconds - a.milliseconds);
    const lines = [
      'The slowest files:',
      ...files.slice(0, listed).map(({ file, milliseconds }) => `${seconds(milliseconds)}  ${file}`),
      '',
      'The rooms:',
      ...inOrder.map(
        ([room, sums]) =>
          `${seconds(sums.milliseconds)}  ${room}: ${sums.tests} tests in ${sums.files} ${sums.files === 1 ? 'file' : 'files'}`,
      ),
    ];
    process.stderr.write(`\n${lines.join('\n')}\n`);
  }
};
