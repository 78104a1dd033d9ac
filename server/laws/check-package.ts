import { dayOfMoment } from '../../src/day';
import { engineLevel, type Context } from '../../src/engine';
import { createMarket, rateOn } from '../../src/market';
import { createReference, isNewerLaw, type Reference } from '../../src/reference';
import { checkFolder, type Finding } from '../../src/reference/check';
import checksums from '../../src/reference/checksums.json';
import { marketFiles } from '../../src/reference/market/data';
import type { Country, PayerTreaties } from '../../src/reference/schema';
import { Cases, problemsOf } from './cases';
import { checkFile } from './check-file';
import { checkReturnFiles } from './check-return-files';
import { checkTreatyFile } from './check-treaty-file';
import type { TrustedKey } from './keys';
import { type Files, filesOf, headOf, type LawHead } from './package';
import { recordedIn, returnTexts } from './read-law';
import { LawRefused } from './refused';

/** A package that may be used, and its law. */
export interface CheckedPackage {
  readonly head: LawHead;
  readonly reference: Reference;
  /** The worked cases by country. */
  readonly cases: ReadonlyMap<string, Cases>;
}

/** A day as answers are computed for on it, with the exchange rates of the release. */
export function contextOn(today: string): Context {
  const market = createMarket(marketFiles);
  return { today, exchangeRate: (from, to, date) => rateOn(market, from, to, date) };
}

/** The findings that a refusal names. */
const mostNamed = 3;

function refuseFor(what: string, findings: readonly string[]): void {
  if (findings.length === 0) return;
  const more = findings.length > mostNamed ? ` And ${findings.length - mostNamed} more.` : '';
  throw new LawRefused(`${what}: ${findings.slice(0, mostNamed).join(' ')}${more}`);
}

const sentenceOf = ({ country, where, message }: Finding): string => `${country} ${where}: ${message}.`;

const textIn = (files: Files, name: string): string => Buffer.from(files.get(name)!).toString('utf8');

const inFolder = (files: Files, folder: string): readonly string[] =>
  [...files.keys()].filter((name) => name.startsWith(`${folder}/`)).sort();

const fileOf = (name: string): string => name.slice(name.indexOf('/') + 1);

function jsonIn(files: Files, name: string): unknown {
  try {
    return JSON.parse(textIn(files, name));
  } catch {
    throw new LawRefused(`${name} of the package is not JSON.`);
  }
}

function casesIn(files: Files): ReadonlyMap<string, Cases> {
  return new Map(
    inFolder(files, 'cases').map((name) => {
      const read = Cases.safeParse(jsonIn(files, name));
      if (!read.success)
        throw new LawRefused(
          `${name} of the package does not have its form: ${read.error.issues[0]!.path.join('.')} ${read.error.issues[0]!.message}`,
        );
      return [fileOf(name).slice(0, 2), read.data] as const;
    }),
  );
}

const released: Readonly<Record<string, string>> = checksums;

/** Is a file of a package the same as in this release, which was checked when it was made? */
const ofRelease = (name: string, checksum: string): boolean => released[`src/reference/data/${name}`] === checksum;

/** Lets other work of the process through. */
type Between = () => Promise<void>;

/**
 * Checks a package as a whole: its signature first, then everything that `data:check` checks, then every worked case
 * to the minor unit. It takes some seconds.
 *
 * @param inUse the version that is in use: the package must be newer
 * @param now for checks that look at the day
 * @param between called between countries
 * @param isChecked was a file checked with this very engine before? By default those of the release were.
 * @throws LawRefused
 */
export async function checkPackage(
  bytes: Uint8Array,
  keys: readonly TrustedKey[],
  inUse: string,
  now: number,
  between: Between = () => Promise.resolve(),
  isChecked: (file: string, checksum: string) => boolean = ofRelease,
): Promise<CheckedPackage> {
  const head = headOf(bytes, keys);
  const { version, made_on, needs } = head;
  if (!isNewerLaw(version, inUse))
    throw new LawRefused(
      version === inUse
        ? `Law ${version} is in use already.`
        : `Law ${version} is older than the law in use, ${inUse}. To go back, take the law in use back.`,
    );
  if (needs.engine > engineLevel)
    throw new LawRefused(
      `Law ${version} needs a newer version of the service: engine level ${needs.engine}, and this one has ${engineLevel}. Install the newer version first.`,
    );
  const files = filesOf(bytes, head);
  const today = dayOfMoment(now);
  const countryFiles = inFolder(files, 'countries');
  refuseFor(`Law ${version} cannot be used`, checkFolder(countryFiles.map(fileOf)).map(sentenceOf));
  const countries: Country[] = [];
  for (const name of countryFiles) {
    if (isChecked(name, head.files[name]!)) {
      countries.push(jsonIn(files, name) as Country);
      continue;
    }
    const { country, findings } = checkFile(fileOf(name), textIn(files, name), today);
    refuseFor(`Law ${version} cannot be used`, findings.map(sentenceOf));
    countries.push(country!);
    await between();
  }
  const treatyFiles = inFolder(files, 'treaties');
  for (const name of treatyFiles)
    refuseFor(
      `Law ${version} cannot be used`,
      checkTreatyFile(fileOf(name), textIn(files, name), today).map(sentenceOf),
    );
  refuseFor(`Law ${version} cannot be used`, checkReturnFiles(returnTexts(files), countries, today).map(sentenceOf));
  const treaties = new Map(
    treatyFiles.map((name) => [fileOf(name).slice(0, 2), jsonIn(files, name) as PayerTreaties] as const),
  );
  const reference = createReference(countries, (payer) => treaties.get(payer), {
    version,
    made_on,
    recorded: recordedIn(files),
    brought: new Map(),
    corrections: [],
  });
  const cases = casesIn(files);
  if (cases.size === 0) throw new LawRefused(`Law ${version} cannot be used: it has no worked cases.`);
  const context = contextOn(made_on);
  for (const [country, list] of cases) {
    for (const { name, checks } of list)
      for (const check of checks)
        refuseFor(
          `Law ${version} cannot be used: a worked case differs. ${country}, ${name}`,
          problemsOf(reference, country, check, context).map((problem) => `${problem}.`),
        );
    await between();
  }
  return { head, reference, cases };
}
