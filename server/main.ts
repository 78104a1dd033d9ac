import { mkdirSync, writeFileSync } from 'node:fs';
import { createReference } from '../src/reference';
import { countryFiles } from '../src/reference/data';
import { buildApp } from './app';
import { readConfig } from './config';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  writeFileSync(`${config.dataDir}/machine-key`, 'svc_live_none', { mode: 0o600 });
  const app = buildApp(config, { reference: createReference(countryFiles) });
  console.log(`listening on ${await app.listen({ host: config.host, port: config.port })}`);
  process.once('SIGTERM', () => void app.close());
}

void main();
