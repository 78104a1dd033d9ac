import { createHash } from 'node:crypto';
import { type CitedPage, comparedWith, judgeCited } from '../../src/watch/cited-pages';
import { type PageText, textOf } from '../../src/watch/page';
import type { ReadingOutcome } from '../../src/contract/words/readings';
import type { LawPage } from '../store/law-readings';
import type { Got } from './get';
import { textOfPage } from './page-text';

/** A reading as it is stored. */
export type Reading = Omit<LawPage, 'settled'>;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A hash of everything that a page is compared with. */
export const lawHashOf = (page: CitedPage): string => hash(comparedWith(page));

/** Pages that ask whether a person reads them, instead of the page. */
const challenge =
  /cf-chl|challenge-platform|just a moment\.\.\.|attention required! \| cloudflare|_incapsula_resource|captcha-delivery|px-captcha|ddos-guard|enable javascript and cookies to continue|sucuri website firewall/i;

/** Titles of pages that are not there, with the status of one that is. */
const notThere =
  /\b404\b|page not found|page introuvable|p[a\u00e1]gina n[a\u00e3]o encontrada|\u0627\u0644\u0635\u0641\u062d\u0629 \u063a\u064a\u0631 \u0645\u0648\u062c\u0648\u062f\u0629/i;

/** As little text is that of a page which a script fills later. */
const leastText = 200;

/** A reading that found no text: what was compared before stays known. */
export function unread(
  url: string,
  at: string,
  outcome: Exclude<ReadingOutcome, 'same' | 'differs'>,
  why: string,
  before: LawPage | undefined,
): Reading {
  return {
    url,
    at,
    outcome,
    why,
    since: before?.outcome === outcome ? before.since : at,
    textHash: before?.textHash ?? null,
    found: before?.found ?? [],
    missing: before?.missing ?? [],
    lost: before?.lost ?? [],
    comparedAt: before?.comparedAt ?? null,
    lawHash: before?.lawHash ?? null,
    etag: null,
    lastModified: null,
  };
}

/** A reading of a page whose text was compared with the law. */
function compared(
  page: CitedPage,
  text: PageText,
  at: string,
  before: LawPage | undefined,
  validators: Pick<Reading, 'etag' | 'lastModified'>,
): Reading {
  const { outcome, found, missing } = judgeCited(text, page);
  const stated = new Set([...(before?.found ?? []), ...(before?.lost ?? [])]);
  return {
    url: page.url,
    at,
    outcome,
    why: null,
    since: before?.outcome === outcome ? before.since : at,
    textHash: hash(text.map(textOf).join('\n')),
    found,
    missing,
    lost: missing.map(({ id }) => id).filter((id) => stated.has(id)),
    comparedAt: at,
    lawHash: lawHashOf(page),
    ...validators,
  };
}

/**
 * The reading of a page from its bytes: of an answer, or of a saved copy.
 *
 * @param at when they were read or saved, ISO 8601
 */
export async function readBytes(
  page: CitedPage,
  bytes: Uint8Array,
  contentType: string | undefined,
  at: string,
  before: LawPage | undefined,
  validators: Pick<Reading, 'etag' | 'lastModified'> = { etag: null, lastModified: null },
): Promise<Reading> {
  const read = await textOfPage(bytes, contentType);
  if ('why' in read) return unread(page.url, at, 'unreadable', read.why, before);
  const { text } = read;
  const length = text.reduce((sum, block) => sum + textOf(block).length, 0);
  if (length < leastText * 10 && challenge.test(Buffer.from(bytes).toString('latin1')))
    return unread(page.url, at, 'refused', 'The page asks whether a person reads it.', before);
  if (notThere.test(text[0]?.above[0] ?? ''))
    return unread(page.url, at, 'gone', 'The title says that the page is not there.', before);
  if (length === 0)
    return unread(
      page.url,
      at,
      'unreadable',
      'The page has no text. Its text may be an image, or made by a script.',
      before,
    );
  return compared(page, text, at, before, validators);
}

const header = (got: Extract<Got, { kind: 'answer' }>, name: string): string | null => got.header(name) ?? null;

/** The reading of a page from what came back from its address. */
export async function readAnswer(page: CitedPage, got: Got, at: string, before: LawPage | undefined): Promise<Reading> {
  const { url } = page;
  if (got.kind === 'failed') return unread(url, at, 'unreadable', got.why, before);
  const { status } = got;
  if (status === 304 && before?.comparedAt != null) {
    const outcome = before.missing.length === 0 ? 'same' : 'differs';
    return { ...before, at, outcome, why: null, comparedAt: at, since: before.outcome === outcome ? before.since : at };
  }
  if (status === 404 || status === 410)
    return unread(url, at, 'gone', `The page is not there any more (status ${status}).`, before);
  const isChallenge =
    got.header('cf-mitigated') === 'challenge' ||
    (status !== 200 && challenge.test(Buffer.from(got.bytes).toString('latin1')));
  if (isChallenge) return unread(url, at, 'refused', 'The page asks whether a person reads it.', before);
  if ([401, 402, 403, 407, 451].includes(status))
    return unread(url, at, 'refused', `The page is not for everybody (status ${status}).`, before);
  if (status !== 200) return unread(url, at, 'unreadable', `The host answers with status ${status}.`, before);
  return readBytes(page, got.bytes, got.header('content-type'), at, before, {
    etag: header(got, 'etag'),
    lastModified: header(got, 'last-modified'),
  });
}
