import type { SourceKind } from '../contract/words/truth';

/** Words around a publisher that are not part of its name. */
const noName: ReadonlySet<string> = new Set([
  'the',
  'by',
  'from',
  'via',
  'on',
  'of',
  'as',
  'quoting',
  'copy',
  'stored',
  'scan',
  'text',
]);

/**
 * The publishers in a name, each reduced to its first word: «PwC», «PwC Worldwide Tax Summaries» and «PwC, copy» are
 * one.
 */
function publishersIn(name: string): string[] {
  const found = name
    .toLowerCase()
    .split(/[/,(]/)
    .flatMap((part) => part.match(/[\p{L}\p{N}.&'\u2019-]+/gu)?.find((word) => !noName.has(word)) ?? []);
  return found.length === 0 ? [name] : found;
}

/** Do two names refer to the same publisher, or does one publisher repeat the other? */
export function sharePublisher(one: string, other: string): boolean {
  const known = publishersIn(one);
  return publishersIn(other).some((publisher) => known.includes(publisher));
}

/** The kinds of source that a publisher issues. Its name or the address of the page identifies it. */
interface WellKnown {
  readonly name?: RegExp;
  readonly host?: RegExp;
  /** The usual kind first. */
  readonly kinds: readonly [SourceKind, ...SourceKind[]];
}

/**
 * The first match decides. A program that quotes an authority counts as a program. A guide stays the work of its firm
 * even if another site holds a copy.
 */
const wellKnown: readonly WellKnown[] = [
  {
    name: /^(fawazahmed0|frankfurter|trading economics|export entreprises|objectif import|rivermate|remote\b|icalculator|crawljobs|talent\.com|neuvoo|secondary copy)/i,
    kinds: ['other'],
  },
  { name: /^afrotools/i, kinds: ['other', 'code'] },
  {
    name: /\b(public|program|source) code\b|\bcode repository\b|^(openaccountants|openfisca|preem-hr)\b/i,
    kinds: ['code'],
  },
  // A repository may hold a copy of an official text.
  { host: /(^|\.)(github\.com|github\.io|gitlab\.com|npmjs\.com)$/, kinds: ['code', 'law', 'authority'] },
  {
    name: /^(pwc|ey|kpmg|deloitte|grant thornton|bdo|rsm|nexia|baker tilly|crowe|kreston|pkf|forvis|mazars|andersen|dla piper|eversheds|ibfd|orbitax|bloomberg tax|regfollower|vatupdate|payspace|sage|mercans|ramco|immedis|workpay)\b/i,
    kinds: ['adviser'],
  },
  {
    name: /^([A-Z]\w+ )*(Revenue (Authority|Services?|Commission)|(Central|Reserve) Bank|Ministry)\b|^(Banque [Cc]entrale|Banco [Cc]entral|Direction g\u00e9n\u00e9rale des [Ii]mp\u00f4ts|International Monetary Fund|World Bank|Bank for International Settlements|OECD|UNCTAD|CLEISS)\b/,
    kinds: ['authority', 'law'],
  },
  {
    host: /\.(gov|gouv|gob|go)\.[a-z]{2}$|(^|\.)(sars\.gov\.za|resbank\.co\.za|bom\.mu|cbe\.org\.eg|bankofbotswana\.bw|bceao\.int|beac\.int|imf\.org|worldbank\.org|oecd\.org|bis\.org)$/,
    kinds: ['authority', 'law'],
  },
];

/** The kinds of source that a well-known publisher issues; undefined for an unknown publisher. */
export function kindsOfPublisher({
  publisher,
  url,
}: {
  readonly publisher: string;
  readonly url: string | null;
}): WellKnown['kinds'] | undefined {
  const address = url === null ? '' : new URL(url).hostname;
  return wellKnown.find(({ name, host }) => name?.test(publisher) === true || host?.test(address) === true)?.kinds;
}
