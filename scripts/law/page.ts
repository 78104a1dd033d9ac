import { answerTo, type Cases } from '../../server/laws/cases';
import type { Judged, LawInUse } from '../../server/laws/apply';
import type { NamedChange } from '../../server/laws/chain';
import { chainOf } from '../../server/laws/chain';
import { contextOn } from '../../server/laws/check-package';
import type { TrustedKey } from '../../server/laws/keys';
import type { ChangeDifference } from '../../src/contract/changes';
import type { Context } from '../../src/engine';
import { saidIn } from '../../src/language/said';
import { say } from '../../src/language/say';
import type { Reference } from '../../src/reference';

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`;

const titles = (changes: readonly NamedChange[]): readonly string[] => [...new Set(changes.map(({ title }) => title))];

const amount = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });
const inWords = (value: unknown): string =>
  value === undefined ? 'none' : typeof value === 'number' ? amount.format(value) : String(value);

type Data = Readonly<Record<string, unknown>>;

/** How the worked payslips and labour cases of a country differ between two laws: a line for each figure. */
function payslipsOf(
  country: string,
  cases: Cases,
  before: Reference,
  after: Reference,
  context: Context,
): readonly string[] {
  const figuresOf = (reference: Reference, check: Cases[number]['checks'][number]): Data => {
    const answer = answerTo(reference, country, check, context);
    return 'data' in answer ? (answer.data as Data) : { error: answer.code };
  };
  return cases.flatMap(({ name, checks }) =>
    checks.flatMap((check) => {
      const [was, is] = [figuresOf(before, check), figuresOf(after, check)];
      const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
        (field) => typeof (was[field] ?? is[field]) !== 'object' && was[field] !== is[field],
      );
      const difference = (field: string): string => {
        const by =
          typeof was[field] === 'number' && typeof is[field] === 'number'
            ? ` (${is[field] > was[field] ? '+' : ''}${inWords(is[field] - was[field])})`
            : '';
        return `${field} ${inWords(was[field])} → ${inWords(is[field])}${by}`;
      };
      return fields.length === 0 ? [] : [`${country}, ${name}: ${fields.map(difference).join(', ')}`];
    }),
  );
}

/** What a package changes, in words. */
export function changesPage({ head, before, reference, changes, cases }: Judged, isApplied: boolean): string {
  const context = contextOn(head.made_on);
  const payslips = [...cases].flatMap(([country, worked]) => payslipsOf(country, worked, before, reference, context));
  const corrected = changes.corrected.flatMap(({ title, differences }) => [
    title,
    ...saidIn<ChangeDifference[]>(differences, say).map(
      ({ what, before: was, after: is }) => `  ${what}: ${was ?? 'none'} → ${is ?? 'none'}`,
    ),
  ]);
  const isSame = changes.added.length + corrected.length + changes.removed.length === 0;
  return [
    isApplied
      ? `Law ${head.version} of ${head.made_on} is in use. It replaced ${before.edition.version}.`
      : `Law ${head.version} of ${head.made_on} may be applied. It would replace ${before.edition.version}.`,
    isSame ? '\n\nNo rule of the list of changes differs.' : '',
    list('New:', titles(changes.added)),
    list('Corrected:', corrected),
    list('No longer there:', titles(changes.removed)),
    list('Worked cases that change:', payslips),
    payslips.length === 0 ? '\n\nNo worked case changes.' : '',
    isApplied ? '' : '\n\nNothing was changed.',
  ].join('');
}

/** The law in use, the packages that were, and the keys. */
export function statusPage(
  { current, state, laws }: LawInUse,
  ofRelease: Reference,
  keys: readonly TrustedKey[],
): string {
  const { version, made_on } = current.edition;
  const chain = new Set(chainOf(state, laws).map((law) => law.version));
  const from = version === ofRelease.edition.version ? 'the law of this release' : 'a law package';
  return [
    `Law ${version} of ${made_on} is in use: ${from}.`,
    version === ofRelease.edition.version ? '' : `\nThe law of this release is ${ofRelease.edition.version}.`,
    list(
      'Packages that are or were in use:',
      laws.map(
        (law) =>
          `${law.version}, applied on ${law.appliedAt.slice(0, 16).replace('T', ' ')} UTC${law.version === version ? ', in use' : chain.has(law.version) ? '' : ', taken back'}`,
      ),
    ),
    list('Trusted keys:', keys.length === 0 ? ['none: no package can be applied'] : keys.map(({ id }) => id)),
  ].join('');
}
