import type { Command } from 'commander';
import { existsSync, writeFileSync } from 'node:fs';
import { readConfig } from '../../server/config';
import { retiredKeys } from '../../server/laws/chain';
import { newSigningKey, trustedKeys } from '../../server/laws/keys';
import { openStore, storeExists } from '../../server/store/open';
import { Explained } from '../../server/explained';
import { told } from '../../server/terminal';
import { message } from '../../src/language/message';

/** The keys that packages of the store have retired. */
async function retired(): Promise<ReadonlySet<string>> {
  const config = readConfig(process.env);
  if (!storeExists(config)) return new Set();
  const store = await openStore(config);
  try {
    return retiredKeys(await store.storedLaws());
  } finally {
    await store.close();
  }
}

/** Adds `keys`: the keys that are trusted, and a new one for whoever makes packages. */
export function addKeys(program: Command): void {
  const keys = program
    .command('keys')
    .description(told(message('law_keys')))
    .action(async () => {
      const trusted = trustedKeys(readConfig(process.env).lawKeys, await retired());
      console.log(trusted.length === 0 ? told(message('law_keys_none')) : trusted.map(({ id }) => id).join('\n'));
    });

  keys
    .command('new')
    .description(told(message('law_keys_new')))
    .argument('<file>', told(message('law_keys_file')))
    .action((file: string) => {
      if (existsSync(file)) throw new Explained(message('command_file_exists', { file }));
      const { pem, key } = newSigningKey();
      writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
      console.log(
        [told(message('law_keys_made', { file })), key.publicKey, told(message('law_keys_named', { id: key.id }))].join(
          '\n\n',
        ),
      );
    });
}
