const { begin, end } = require('./processor-time.cjs');

/** Number of files listed. */
const listed = 30;

const seconds = (number) => `${number.toFixed(1).padStart(7)} s`;

/**
 * Lists the test files that use the processor most, with the processes that they start, and what each room uses. A run
 * is as long as that: how long a file takes depends on what runs beside it.
 */
module.exports = class LargestFiles {
  onRunStart() {
    begin();
  }

  onRunComplete(_contexts, { testResults }) {
    const used = end();
    if (testResults.length <= listed) return;
    const files = testResults
      .map(({ testFilePath, perfStats, testResults: tests }) => ({
        file: testFilePath.slice(testFilePath.lastIndexOf('/test/') + 1),
        processor: used.get(testFilePath) ?? 0,
        clock: perfStats.runtime / 1000,
        tests: tests.length,
      }))
      .sort((a, b) => b.processor - a.processor);
    const rooms = new Map();
    for (const { file, processor, clock, tests } of files) {
      const room = file.split('/').slice(0, 2).join('/');
      const sums = rooms.get(room) ?? { room, files: 0, tests: 0, processor: 0, clock: 0 };
      rooms.set(room, {
        room,
        files: sums.files + 1,
        tests: sums.tests + tests,
        processor: sums.processor + processor,
        clock: sums.clock + clock,
      });
    }
    const lines = [
      'Processor and clock of the largest files:',
      ...files.slice(0, listed).map(({ file, processor, clock }) => `${seconds(processor)}${seconds(clock)}  ${file}`),
      '',
      'The rooms:',
      ...[...rooms.values()]
        .sort((a, b) => b.processor - a.processor)
        .map(
          ({ room, files, tests, processor, clock }) =>
            `${seconds(processor)}${seconds(clock)}  ${room}: ${tests} tests in ${files} ${files === 1 ? 'file' : 'files'}`,
        ),
    ];
    process.stderr.write(`\n${lines.join('\n')}\n`);
  }
};
