import { countryFiles } from '../../src/reference/data';
import { taxYearOf } from '../../src/reference/tax-year';
import { judgePage } from '../../src/watch/judge';
import { watchedFacts, type WatchedFacts } from '../../src/watch/watched';
import { blocksOfHtml } from '../../server/watch/html';
import type { Country } from '../../src/reference/schema';
import { random as randomOf } from '../support/random';
import { marksOf, scaleForms, singleForms, styles, type Style, unmarked } from './printed';

const today = '2026-11-26';

interface Case {
  readonly country: Country;
  readonly facts: WatchedFacts;
}

const cases: readonly Case[] = countryFiles.flatMap((country) =>
  watchedFacts(country, today)
    .filter(({ figures }) => figures.length > 0)
    .map((facts) => ({ country, facts })),
);

const judged = ({ country, facts }: Case, html: string) =>
  judgePage(blocksOfHtml(unmarked(html)), facts.figures, taxYearOf(country.tax_year, today));

const unrelated: Readonly<Record<Style['language'], string>> = {
  en: '<p>Offices are open from 8 to 16 on weekdays. Call 555 0100 for help. Last reviewed - 5 March 2026.</p>',
  fr: '<p>Nos bureaux sont ouverts de 8 h à 16 h. Mise à jour du 12 mars 2026.</p>',
  pt: '<p>Os serviços estão abertos das 8 às 16 horas. Actualizado em 12 de Março de 2026.</p>',
  ar: '<p>ساعات العمل من 8 إلى 16. آخر تحديث 12 مارس 2026.</p>',
};

/** A page that states these facts in one of the forms of real sources. */
function printed({ facts }: Case, random: () => number, style: Style): string {
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!;
  const scales = facts.figures.flatMap(({ looksFor }) => (looksFor.kind === 'scale' ? [looksFor] : []));
  const singles = facts.figures.flatMap(({ looksFor }) => (looksFor.kind === 'scale' ? [] : [looksFor]));
  const sections = [
    ...scales.map(
      (scale) => `<h3>${pick(['Rates', 'Barème', 'Tabela', 'الجدول'])}</h3>${pick(scaleForms)(scale, style)}`,
    ),
    ...(singles.length > 0
      ? [`<h3>${pick(['Other', 'Autres', 'Outros'])}</h3>${pick(singleForms)(singles, style, pick)}`]
      : []),
  ];
  if (random() < 0.5) sections.reverse();
  const around = random() < 0.5 ? [unrelated[style.language], ...sections] : [...sections, unrelated[style.language]];
  return `<!doctype html><html><head><title>Page</title></head><body><nav>2019 2020 12 %</nav><main>${around.join('\n')}</main><script>var a = 12</script></body></html>`;
}

const replaced = (html: string, start: number, end: number, text: string): string =>
  html.slice(0, start) + text + html.slice(end);

/** One figure of the page changed, exchanged with another one, or taken away; undefined where there is none to alter. */
function altered(html: string, random: () => number): { readonly html: string; readonly how: string } | undefined {
  const marks = marksOf(html);
  const one = marks[Math.floor(random() * marks.length)];
  if (one === undefined) return undefined;
  const how = random();
  if (how < 1 / 3) return { html: replaced(html, one.start, one.end, ''), how: `without ${one.text}` };
  if (how < 2 / 3) {
    const others = marks.filter(({ kind, text }) => kind === one.kind && text !== one.text);
    const other = others[Math.floor(random() * others.length)];
    if (other !== undefined) {
      const [first, second] = one.start < other.start ? [one, other] : [other, one];
      const swapped = replaced(html, second.start, second.end, first.text);
      return {
        html: replaced(swapped, first.start, first.end, second.text),
        how: `${first.text} and ${second.text} exchanged`,
      };
    }
  }
  // Another first digit, so that the figure is another one in every number format.
  const digit = /[1-9\u0661-\u0669]/.exec(one.text);
  if (digit === null) return { html: replaced(html, one.start, one.end, ''), how: `without ${one.text}` };
  const code = digit[0].charCodeAt(0);
  const zero = code > 0x600 ? 0x660 : 48;
  const next = String.fromCharCode(zero + ((code - zero) % 9) + 1);
  const text = one.text.replace(digit[0], next);
  return { html: replaced(html, one.start, one.end, text), how: `${one.text} became ${text}` };
}

const most = 200;

test('200 altered pages: each is caught', () => {
  const random = randomOf(20261124);
  const missed: string[] = [];
  for (let i = 0, made = 0; made < most; i++) {
    const one = cases[Math.floor(random() * cases.length)]!;
    const page = printed(one, random, styles[i % styles.length]!);
    if (judged(one, page).outcome !== 'same') continue;
    const other = altered(page, random);
    if (other === undefined) continue;
    made++;
    if (judged(one, other.html).outcome === 'same')
      missed.push(`${one.country.code} ${other.how}\n${unmarked(other.html)}`);
  }
  expect(missed).toEqual([]);
});

test('200 harmless alterations: at least 190 stay the same', () => {
  const random = randomOf(20261125);
  const lost: string[] = [];
  for (let i = 0; i < most; i++) {
    const one = cases[Math.floor(random() * cases.length)]!;
    const page = printed(one, random, styles[i % styles.length]!);
    const { outcome, missing } = judged(one, page);
    if (outcome !== 'same')
      lost.push(`${one.country.code} ${JSON.stringify(missing.map(({ id }) => id))}\n${unmarked(page)}`);
  }
  expect(lost.slice(10)).toEqual([]);
});
