import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';

/** The file in which a machine gives names to addresses by itself. */
const hostsFile =
  process.platform === 'win32'
    ? join(process.env['SystemRoot'] ?? 'C:\\Windows', 'System32', 'drivers', 'etc', 'hosts')
    : '/etc/hosts';

/** The addresses of a name in the text of a hosts file. */
export const listedIn = (text: string, host: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const [address, ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    return isIP(address!) !== 0 && names.some((name) => name.toLowerCase() === host) ? [address!] : [];
  });

/** The addresses that the hosts file of this machine gives a name. */
export const hostsFileAddresses = async (host: string): Promise<readonly string[]> =>
  listedIn(await readFile(hostsFile, 'utf8').catch(() => ''), host);
