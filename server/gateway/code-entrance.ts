import { randomUUID } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { enrolDevice, hashOfCode, hashOfDevice, isOpen } from '../access/access-codes';
import type { AttemptLimit } from '../store/add-in';
import type { Store } from '../store/store';
import type { Entrance, Visitor } from './entrance';
import { refuse, retryAfter } from './refuse';

const minute = 60_000;

/** Wrong codes that are taken from one address, and from all together so that many addresses do not help. Devices that are known already are not held up by either. */
const fromOneAddress = { most: 5, within: 15 * minute };
const fromAll = { most: 50, within: 60 * minute };

/** Whose attempts are counted together: an IPv4 address or, as one customer holds all of it, an IPv6 network of 64 bits. */
export function bucketOf(ip: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4 !== undefined || !isIPv6(ip)) return v4 ?? ip;
  const [left = '', right = ''] = ip.split('%')[0]!.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === '' ? [] : right.split(':');
  const groups = ip.includes('::') ? [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail] : head;
  return `${groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** `code`: whoever has a code that an administrator made or, later, a device that came in by one. */
export function codeEntrance(store: Store, now: () => number): Entrance {
  async function enterWithDevice(credential: string): Promise<Visitor | undefined> {
    const device = await store.device(hashOfDevice(credential));
    if (device === undefined || !isOpen(device.code, now())) return undefined;
    await store.deviceUsed(device.id, new Date(now()).toISOString());
    return { subject: device.id };
  }

  async function enterWithCode(sent: string, ip: string): Promise<Visitor> {
    const limits: readonly AttemptLimit[] = [
      { bucket: bucketOf(ip), ...fromOneAddress },
      { bucket: 'all', ...fromAll },
    ];
    // Noted before the code is looked at, so that attempts at the same time are limited too.
    const attempt = await store.takeAttempt(randomUUID(), limits, now());
    if (!attempt.ok) {
      const wait = attempt.until - now();
      throw refuse('too_many_attempts', `Too many wrong access codes were tried: codes are taken again in ${Math.max(1, Math.ceil(wait / minute))} minutes.`, retryAfter(wait));
    }
    const code = await store.accessCode(hashOfCode(sent));
    if (code === undefined) throw refuse('access_code_wrong', 'This access code is not known here: look at it again, or ask your administrator for another.');
    if (!isOpen(code, now())) throw refuse('access_code_wrong', 'This access code has ended: ask your administrator for another.');
    await store.forgiveAttempt(attempt.id);
    const { id, credential } = await enrolDevice(store, code, new Date(now()));
    return { subject: id, device: credential };
  }

  return {
    async enter({ ip }, { code, device }) {
      const visitor = device === undefined ? undefined : await enterWithDevice(device);
      if (visitor !== undefined) return visitor;
      if (code !== undefined) return enterWithCode(code, ip);
      throw refuse('code_required', device === undefined ? 'Type the access code that your administrator gave you.' : 'Access of this device has ended: type an access code, or ask your administrator for one.');
    },
    async recheck(subject) {
      const device = await store.deviceById(subject);
      if (device === undefined || !isOpen(device.code, now())) throw refuse('session_required', 'Access of this device has ended: ask your administrator for an access code.');
    },
  };
}
