const benches: Readonly<Record<string, () => Promise<void>>> = {
  engine: async () => (await import('./engine.js')).bench(),
  http: async () => (await import('./http.js')).bench(),
  stop: async () => (await import('./stop.js')).bench(),
  others: async () => (await import('./others.js')).bench(),
  open: async () => (await import('./open.js')).bench(),
  patterns: async () => (await import('./patterns.js')).bench(),
  replicas: async () => (await import('./replicas.js')).bench(),
  addin: async () => (await import('./addin.js')).bench(),
  dashboard: async () => (await import('./dashboard.js')).bench(),
  ledger: async () => (await import('./ledger.js')).bench(),
};

const names = Object.keys(benches).join(', ');
const asked = process.argv[2];
if (asked === '--help' || asked === '-h')
  console.log(`Usage: npm run bench -- NAME\n\nMeasures speed beside a baseline in the same run. Names: ${names}.`);
else if (asked === undefined || !Object.hasOwn(benches, asked)) {
  console.error(`${asked === undefined ? 'Name a bench' : `There is no bench "${asked}"`}: ${names}.`);
  process.exitCode = 1;
} else void benches[asked]!();
