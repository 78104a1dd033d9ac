// Runs jest with variables of the environment, on any system: node scripts/jest-with.mjs NAME=VALUE test/path. A
// variable that is set already stays.
// A file and not `node -e`, whose text every worker of jest would run again, with workers of its own, without end.
import { createRequire } from 'node:module';

const { run } = createRequire(import.meta.url)('jest');
const isVariable = (argument) => /^[A-Z_]+=/.test(argument);
const given = process.argv.slice(2);
for (const [name, value] of given.filter(isVariable).map((variable) => variable.split('=')))
  process.env[name] ??= value;
await run(given.filter((argument) => !isVariable(argument)));
