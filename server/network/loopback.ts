import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Does a name or address mean this machine, whatever resolves it? */
export function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  const version = isIP(bare);
  // Names under localhost do not count: some systems ask a name server for them.
  return version === 0 ? bare === 'localhost' : loopback.check(bare, version === 6 ? 'ipv6' : 'ipv4');
}

/** Does only this machine reach a server? */
export const isOwnMachineOnly = ({
  host,
  publicUrl,
}: {
  readonly host: string;
  readonly publicUrl: string | undefined;
}): boolean => isLoopback(host) && publicUrl === undefined;
