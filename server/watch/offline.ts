import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type CitedPage, pageOf } from '../../src/watch/cited-pages';
import type { LawPage } from '../store/law-readings';
import { pageLimits } from './get';
import { readBytes, type Reading } from './read-page';

/** A saved copy of a page. */
interface Saved {
  readonly path: string;
  /** The day and time of the copy: no page is confirmed later than it was saved. */
  readonly savedAt: string;
}

const readable: ReadonlySet<string> = new Set(['.html', '.htm', '.xhtml', '.txt', '.pdf']);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && readable.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What browsers write into a page that they save, and what pages say of themselves. */
const ownAddress = [
  /<!--\s*saved from url=\(\d+\)(\S+?)\s*-->/i,
  /<link[^>]+rel=["']?canonical["']?[^>]+href=["']([^"']+)["']/i,
  /<link[^>]+href=["']([^"']+)["'][^>]+rel=["']?canonical["']?/i,
  /<meta[^>]+property=["']og:url["'][^>]+content=["']([^"']+)["']/i,
];

/** An address without its protocol, `www.` and a slash at the end: pages differ in these. */
const bare = (url: string): string =>
  pageOf(url)
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase();

/** The names under which a saved page is found, from the folder: its place on its host, or the country and the source. */
function namesOf({ url, citations }: CitedPage): string[] {
  const { host, pathname } = new URL(url);
  const place = `${host}${pathname.replace(/\/$/, '')}`;
  return [place, ...citations.flatMap(({ country, id }) => [`${country}/${id}`, `${country}.${id}`])].map((name) =>
    name.toLowerCase(),
  );
}

const withoutEnding = (name: string): string => name.slice(0, name.length - extname(name).length);

/**
 * The saved copies of cited pages in a folder. A file is found by its name, `KE/kra-paye.html` after the country and the
 * id of the source or `www.kra.go.ke/paye.html` after its address, or by the address that is in it.
 */
export function savedPages(folder: string, pages: readonly CitedPage[]): ReadonlyMap<string, Saved> {
  const byName = new Map(pages.flatMap((page) => namesOf(page).map((name) => [name, page] as const)));
  const byAddress = new Map(pages.map((page) => [bare(page.url), page]));
  const found = new Map<string, Saved>();
  for (const path of filesIn(folder)) {
    const name = relative(folder, path).split(sep).join('/').toLowerCase();
    const page = byName.get(withoutEnding(name)) ?? byName.get(name) ?? pageStatedIn(path, byAddress);
    if (page !== undefined) found.set(page.url, { path, savedAt: statSync(path).mtime.toISOString() });
  }
  return found;
}

function pageStatedIn(path: string, byAddress: ReadonlyMap<string, CitedPage>): CitedPage | undefined {
  if (extname(path).toLowerCase() === '.pdf') return undefined;
  const start = readFileSync(path, 'utf8').slice(0, 100_000);
  for (const pattern of ownAddress) {
    const url = pattern.exec(start)?.[1];
    const page = url === undefined ? undefined : byAddress.get(bare(url));
    if (page !== undefined) return page;
  }
  return undefined;
}

/** The reading of a saved copy; undefined where the page was compared later than it was saved. */
export async function readSaved(
  page: CitedPage,
  { path, savedAt }: Saved,
  before: LawPage | undefined,
): Promise<Reading | undefined> {
  if (before?.comparedAt != null && before.comparedAt > savedAt) return undefined;
  const bytes = readFileSync(path);
  if (bytes.length > pageLimits.largest) return undefined;
  const type = extname(path).toLowerCase() === '.pdf' ? 'application/pdf' : 'text/html';
  return readBytes(page, bytes, type, savedAt, before);
}
