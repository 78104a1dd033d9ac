import { Command } from 'commander';
import { existsSync, writeFileSync } from 'node:fs';
import { readConfig } from '../../server/config';
import { retiredKeys } from '../../server/laws/chain';
import { newSigningKey, trustedKeys } from '../../server/laws/keys';
import { openStore, storeExists } from '../../server/store/open';
import { CommandRefused } from '../command/failure';

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

/** `law keys`: the keys that are trusted, and a new one for whoever makes packages. */
export const keysCommand = new Command('keys')
  .description('list the keys whose packages are trusted')
  .action(async () => {
    const keys = trustedKeys(readConfig(process.env).lawKeys, await retired());
    console.log(keys.length === 0 ? 'No key is trusted, so no package is.' : keys.map(({ id }) => id).join('\n'));
  })
  .addCommand(
    new Command('new')
      .description('make a key that signs packages. Keep the file secret, and away from the servers')
      .argument('<file>', 'a new file for the private key')
      .action((file: string) => {
        if (existsSync(file)) throw new CommandRefused(`${file} exists. Name a new file.`);
        const { pem, key } = newSigningKey();
        writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
        console.log(
          `The private key is in ${file}. Servers trust its packages with this public key in SVC_LAW_KEYS:\n\n${key.publicKey}\n\nPackages name it ${key.id}.`,
        );
      }),
  );
