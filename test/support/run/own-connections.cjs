const { TestEnvironment } = require('jest-environment-node');
const { note, used } = require('./processor-time.cjs');
const validatorsOf = require('./validators.cjs');

/** Where Node keeps the connections of `fetch`. All test files of a worker share them. */
const shared = Symbol.for('undici.globalDispatcher.1');

/**
 * Gives every test file connections of its own. Loading a file can keep the worker busy for seconds. What happens to an
 * older connection meanwhile would meet the first request of the next file. Gives it the validators of the worker. Also
 * notes what the file used.
 */
module.exports = class OwnConnections extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.file = context.testPath;
    this.before = used();
    this.global.validatorsOf = validatorsOf;
  }

  async teardown() {
    const connections = globalThis[shared];
    if (connections !== undefined) {
      globalThis[shared] = new connections.constructor();
      await connections.destroy();
    }
    await super.teardown();
    note(this.file, used() - this.before);
  }
};
