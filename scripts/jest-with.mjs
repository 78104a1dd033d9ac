// Runs jest with environment variables, on any system: node scripts/jest-with.mjs NAME=VALUE test/path. Variables that
// are already set keep their values.
// This is a file because jest's workers would run the text of `node -e` again, and start workers of their own without
// end.
import { createRequire } from 'node:module';

const { run } = createRequire(import.meta.url)('jest');
const isVariable = (argument) => /^[A-Z_]+=/.test(argument);
const given = process.argv.slice(2);
for (const [name, value] of given.filter(isVariable).map((variable) => variable.split('=')))
  process.env[name] ??= value;
await run(given.filter((argument) => !isVariable(argument)));
