import { answerTo, type Cases } from '../../server/laws/cases';
import type { Judged, LawInUse } from '../../server/laws/apply';
import type { NamedChange } from '../../server/laws/chain';
import { chainOf } from '../../server/laws/chain';
import { contextOn } from '../../server/laws/check-package';
import type { TrustedKey } from '../../server/laws/keys';
import type { ChangeDifference } from '../../src/contract/changes';
import type { Context } from '../../src/engine';
import { systemLanguage, told } from '../../server/terminal';
import { catalogOf } from '../../src/language/catalogs';
import { type Message, message } from '../../src/language/message';
import { saidIn } from '../../src/language/said';
import { say } from '../../src/language/say';
import type { Reference } from '../../src/reference';

const list = (title: Message, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n\n${told(title)}\n${lines.map((line) => `  ${line}`).join('\n')}`;

const titles = (changes: readonly NamedChange[]): readonly string[] => [...new Set(changes.map(({ title }) => title))];

const amount = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });
const inWords = (value: unknown): string =>
  value === undefined
    ? told(message('law_no_value'))
    : typeof value === 'number'
      ? amount.format(value)
      : String(value);

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
    ...saidIn<ChangeDifference[]>(differences, (sentence) => say(sentence, catalogOf(systemLanguage()))).map(
      ({ what, before: was, after: is }) =>
        `  ${told(message('law_difference', { what, before: was ?? message('law_no_value'), after: is ?? message('law_no_value') }))}`,
    ),
  ]);
  const isSame = changes.added.length + corrected.length + changes.removed.length === 0;
  return [
    told(
      message(isApplied ? 'law_applied' : 'law_applicable', {
        version: head.version,
        day: head.made_on,
        before: before.edition.version,
      }),
    ),
    isSame ? `\n\n${told(message('law_nothing_differs'))}` : '',
    list(message('law_new_rules'), titles(changes.added)),
    list(message('law_corrected_rules'), corrected),
    list(message('law_removed_rules'), titles(changes.removed)),
    list(message('law_changed_cases'), payslips),
    payslips.length === 0 ? `\n\n${told(message('law_no_case_changes'))}` : '',
    isApplied ? '' : `\n\n${told(message('admin_nothing_changed'))}`,
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
  const ofThisRelease = version === ofRelease.edition.version;
  return [
    told(message(ofThisRelease ? 'law_of_release_in_use' : 'law_of_package_in_use', { version, day: made_on })),
    ofThisRelease ? '' : `\n${told(message('law_of_release', { version: ofRelease.edition.version }))}`,
    list(
      message('law_packages'),
      laws.map((law) =>
        told(
          message('law_package_line', {
            version: law.version,
            moment: law.appliedAt.slice(0, 16).replace('T', ' '),
            standing: law.version === version ? 'current' : chain.has(law.version) ? 'earlier' : 'back',
          }),
        ),
      ),
    ),
    list(
      message('law_trusted_keys'),
      keys.length === 0 ? [told(message('law_no_trusted_key'))] : keys.map(({ id }) => id),
    ),
  ].join('');
}
