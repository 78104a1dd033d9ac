import { createHash, randomInt, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { isLawVersion, isNewerLaw } from '../../src/reference';
import { createDownload, SourceProblem } from '../feeds/fetch';
import { dueSlot, openUntil } from '../feeds/schedule';
import { inThread } from '../work/in-thread';
import { regularly } from '../work/regularly';
import type { LawConfig } from '../settings/laws';
import type { Store } from '../store/store';
import type { ApplyOutcome, ApplyTask } from './apply-worker';
import type { FollowedLaws } from './index';
import { askIndex, getIndexed } from './index-of-packages';
import { packageLimits } from './package';
import { LawRefused } from './refused';

/** How long a process that asks keeps others from asking, in milliseconds: longer than the slowest answers. */
const leaseFor = 15 * 60_000;

/** Under this name the state of the index is stored beside that of feeds. */
const indexName = 'law-packages';

interface Surroundings extends Pick<LawConfig, 'lawUrl' | 'lawDir'> {
  readonly store: Store;
  readonly laws: FollowedLaws;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** A moment of the day that all servers on a store share, and that differs from store to store. */
async function dailySchedule(store: Store): Promise<{ readonly pattern: string; readonly timezone: string }> {
  const minute = Number(await store.secret('law_minute', String(randomInt(24 * 60))));
  return { pattern: `${minute % 60} ${Math.floor(minute / 60)} * * *`, timezone: 'UTC' };
}

/** The newest package in a folder that is newer than a law; undefined if there is none. */
async function newestIn(folder: string, than: string): Promise<{ version: string; path: string } | undefined> {
  if (!existsSync(folder)) return undefined;
  const found = (await readdir(folder)).flatMap((name) => {
    const version = /^law-([\d.]+)\.zip$/.exec(name)?.[1];
    return version !== undefined && isLawVersion(version) && isNewerLaw(version, than)
      ? [{ version, path: join(folder, name) }]
      : [];
  });
  return found.reduce<(typeof found)[number] | undefined>(
    (newest, one) => (newest === undefined || isNewerLaw(one.version, newest.version) ? one : newest),
    undefined,
  );
}

/**
 * Looks for newer law packages and applies them. Of several servers on a store, one asks.
 *
 * @returns a function that stops it
 */
export function startLawUpdates({ lawUrl, lawDir, store, laws, log, environment }: Surroundings): () => void {
  const download = createDownload();
  const owner = randomUUID();
  const inUse = (): string => laws.now().edition.version;

  async function apply(bytes: Uint8Array, from: string): Promise<ApplyOutcome> {
    const task: ApplyTask = { bytes, from, environment };
    const read = await inThread<ApplyOutcome>(__dirname, 'apply-worker', task);
    const outcome: ApplyOutcome =
      read.kind === 'answer'
        ? read.answer
        : { failed: read.kind === 'broken' ? read.why : 'The check of the package took too much memory.' };
    if ('applied' in outcome) {
      await laws.refresh();
      log.info({ version: outcome.applied, from }, 'a law package was applied');
    } else log.warn({ from, ...outcome }, 'a law package was not applied; the law stays as it is');
    return outcome;
  }

  async function fromIndex(address: string): Promise<string> {
    const asked = await askIndex(download, address, await store.validators(address));
    if (asked === 'unchanged') return 'The index is unchanged.';
    const { index, validators } = asked;
    if (isNewerLaw(index.version, inUse())) {
      const outcome = await apply(await getIndexed(download, index, address), address);
      if (!('applied' in outcome)) throw new LawRefused('refused' in outcome ? outcome.refused : outcome.failed);
    }
    await store.rememberValidators(address, validators);
    return `The newest law is ${index.version}.`;
  }

  async function lookAtIndex(address: string): Promise<void> {
    const state = (await store.feedStates()).find(({ name }) => name === indexName);
    const slot = dueSlot({ schedule: await dailySchedule(store) }, state, new Date());
    if (slot === undefined) return;
    const now = new Date();
    const until = new Date(now.getTime() + leaseFor).toISOString();
    if (!(await store.claimFeed(indexName, slot, owner, now.toISOString(), until))) return;
    const failures = state?.failures ?? 0;
    const ended = { at: now.toISOString(), failures: 0 };
    try {
      await store.finishFeed(indexName, owner, { ...ended, summary: await fromIndex(address) });
    } catch (problem) {
      const error = problem instanceof Error ? problem.message : String(problem);
      if (!(problem instanceof LawRefused || problem instanceof SourceProblem)) log.warn({ err: problem }, error);
      else if (failures === 0) log.info({ address }, `new law cannot be had now: ${error}`);
      await store.finishFeed(indexName, owner, {
        ...ended,
        error,
        failures: failures + 1,
        openUntil: openUntil(failures + 1, now, Math.random()),
        summary: 'No law was taken in.',
      });
    }
  }

  /** Packages of the folder that were looked at, by path and time: one that is refused is not tried again. */
  const tried = new Set<string>();
  async function lookInFolder(folder: string): Promise<void> {
    const found = await newestIn(folder, inUse());
    if (found === undefined) return;
    const { mtimeMs, size } = await stat(found.path);
    const file = `${found.path} ${mtimeMs} ${size}`;
    if (tried.has(file) || size > packageLimits.unpacked) return;
    tried.add(file);
    const bytes = await readFile(found.path);
    // Several servers may see one folder, or each its own copy. The first takes it in.
    const name = `law-file-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;
    const now = new Date().toISOString();
    const claimed = await store.claimFeed(
      name,
      found.version,
      owner,
      now,
      new Date(Date.now() + leaseFor).toISOString(),
    );
    if (!claimed) return;
    const outcome = await apply(bytes, found.path);
    await store.finishFeed(name, owner, {
      at: now,
      failures: 'applied' in outcome ? 0 : 1,
      summary: 'applied' in outcome ? `Law ${outcome.applied} was applied.` : 'The package was not applied.',
    });
  }

  async function look(): Promise<void> {
    if (lawUrl !== undefined) await lookAtIndex(lawUrl);
    if (lawDir !== undefined) await lookInFolder(lawDir);
  }
  return regularly(look, (err) => log.warn({ err }, 'new law cannot be looked for now'));
}
