// Which Node the project needs, and where a newer one comes from. Plain JavaScript that any Node reads, because an old
// Node runs it.

exports.oldestNode = '22.14';

/** Does this Node have Node-API 10, which the compiled code of SQLite needs? It came with Node 22.14. */
exports.isNodeNewEnough = Number(process.versions.napi) >= 10;

/** The package of the npm registry that holds Node 24 for this system, and nothing else. */
exports.newerNodePackage = () => {
  const { platform, arch } = process;
  // The plain name for Macs with Apple's processor belongs to somebody else.
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  const system = platform === 'win32' ? 'win' : platform;
  return [prefix, system, system === 'win' && arch === 'ia32' ? 'x86' : arch].join('-');
};
