const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const { note, used } = require('./processor-time.cjs');
const validatorsOf = require('./validators.cjs');

/** Where Node keeps the connections of `fetch`. All test files of a worker share them. */
const shared = Symbol.for('undici.globalDispatcher.1');

/**
 * Calls `make` while contexts that it creates have a plain global object. The one that jest asks for passes each use of
 * `Math`, `Object` or `expect` through a proxy: a proof over many payslips took 1.7 times as long.
 */
function withPlainGlobal(make) {
  const { createContext } = vm;
  vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
  try {
    make();
  } finally {
    vm.createContext = createContext;
  }
}

/**
 * Gives every test file connections of its own. Loading a file can keep the worker busy for seconds. What happens to an
 * older connection meanwhile would meet the first request of the next file. Gives it the validators of the worker. Also
 * notes what the file used.
 */
module.exports = class OwnConnections extends TestEnvironment {
  constructor(config, context) {
    withPlainGlobal(() => super(config, context));
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
