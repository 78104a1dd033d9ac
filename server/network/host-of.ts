/** Host and port of an address, which name one receiver. */
export const hostOf = (address: string): string => new URL(address).host;
