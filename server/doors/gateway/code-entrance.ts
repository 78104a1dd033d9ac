import { enrolDevice, hashOfCode, hashOfDevice, isOpen, isShort } from '../../access/access-codes';
import { callerOf, networkOf } from '../../network/address';
import type { Clock } from '../../clock';
import type { AttemptLimit } from '../../store/attempts';
import type { Store } from '../../store/store';
import type { Entrance, Visitor } from './entrance';
import { retryAfter } from '../../errors/refused';
import { refuse } from './refuse';
import { message } from '../../../src/language/message';

const minute = 60_000;

/**
 * How many wrong codes one caller and one network may try. A caller who has tried none gets through even when the
 * network has used up its limit, so others cannot lock anybody out. There is no limit shared by all callers, because
 * codes are too long to guess. Only the short codes of earlier versions have one. No limit holds up known devices.
 */
const fromOneCaller = { most: 5, within: 15 * minute };
const fromOneNetwork = { most: 50, within: 15 * minute };
const ofShortCodes = { most: 50, within: 60 * minute };

function limitsOf(code: string, ip: string): readonly AttemptLimit[] {
  const caller = callerOf(ip);
  return [
    { kind: 'code', bucket: caller, ...fromOneCaller },
    { kind: 'code_network', bucket: networkOf(ip), ...fromOneNetwork, sparing: caller },
    ...(isShort(code) ? [{ kind: 'short_code', bucket: 'short codes', ...ofShortCodes }] : []),
  ];
}

/**
 * `code`: lets in people with an access code from an administrator, and later the device that used it.
 *
 * @param clock one that never goes back, so an expired code stays expired
 */
export function codeEntrance(store: Store, { now }: Clock): Entrance {
  async function enterWithDevice(credential: string): Promise<Visitor | undefined> {
    const device = await store.device(hashOfDevice(credential));
    if (device === undefined || !isOpen(device.code, now())) return undefined;
    await store.deviceUsed(device.id, new Date(now()).toISOString());
    return { subject: device.id };
  }

  function tooMany(until: number): Error {
    const wait = until - now();
    return refuse(
      'too_many_attempts',
      message('access_codes_too_many', { minutes: Math.max(1, Math.ceil(wait / minute)) }),
      retryAfter(wait),
    );
  }

  async function enterWithCode(sent: string, ip: string): Promise<Visitor> {
    const limits = limitsOf(sent, ip);
    const code = await store.accessCode(hashOfCode(sent));
    if (code === undefined || !isOpen(code, now())) {
      // Noted and checked against the limits in one step, so simultaneous attempts are limited too.
      const until = await store.noteAttempt(limits, now());
      if (until !== undefined) throw tooMany(until);
      throw refuse(
        'access_code_wrong',
        code === undefined ? message('access_code_unknown') : message('access_code_expired'),
      );
    }
    // A right code does not count as an attempt, however many arrive at once. A caller with too many wrong ones still
    // has to wait.
    const until = await store.heldUpUntil(limits, now());
    if (until !== undefined) throw tooMany(until);
    const device = await enrolDevice(store, code, new Date(now()));
    if (device === undefined)
      throw refuse('access_code_wrong', message('access_code_used_up', { devices: code.mostDevices! }));
    return { subject: device.id, device: device.credential };
  }

  return {
    async enter({ ip }, { code, device }) {
      const visitor = device === undefined ? undefined : await enterWithDevice(device);
      if (visitor !== undefined) return visitor;
      if (code !== undefined) return enterWithCode(code, ip);
      throw refuse(
        'code_required',
        device === undefined ? message('access_code_needed') : message('device_access_ended'),
      );
    },
    async recheck(subject) {
      const device = await store.deviceById(subject);
      if (device === undefined || !isOpen(device.code, now()))
        throw refuse('session_required', message('device_access_revoked'));
    },
  };
}
