import { incomeYears } from '../src/engine/law/in-force';
import { entryOn } from '../src/engine/law/dated';
import type { Country } from '../src/reference/schema';
import { paymentTypes, residencies, vatCategories } from '../src/reference/schema';

/** What is known of a country: years, the last confirmation of each group, and what is missing. */
export interface Coverage {
  readonly code: string;
  readonly name: string;
  readonly years: readonly string[];
  readonly income: string;
  readonly corporate: string;
  readonly withholding: string;
  readonly capital_gains: string;
  readonly vat: string;
  readonly missing: readonly string[];
}

const confirmed = (fact: { readonly last_confirmed: string; readonly confidence: string } | undefined): string => (fact === undefined ? '-' : `${fact.last_confirmed} ${fact.confidence[0]}`);

function missingOf(country: Country, today: string): string[] {
  const withholding = entryOn(country, country.withholding, today);
  const gains = entryOn(country, country.capital_gains, today);
  const vat = entryOn(country, country.vat, today);
  const short = { resident: 'res', non_resident: 'non-res' } as const;
  return [
    ...(country.income.every(({ unusable }) => unusable !== undefined) ? ['income tax'] : []),
    ...residencies.flatMap((residency) => {
      const lacking = paymentTypes.filter((type) => withholding?.[residency][type] === undefined);
      return lacking.length === 0 ? [] : [lacking.length === paymentTypes.length ? `withholding ${short[residency]}` : `withholding ${short[residency]}: ${lacking.join(' ')}`];
    }),
    ...(['individual', 'company'] as const).filter((taxpayer) => gains?.[taxpayer] === undefined).map((taxpayer) => `gains of ${taxpayer}`),
    ...(vat?.kind === 'none' ? [] : vat?.standard === undefined ? ['VAT rate'] : []),
    ...(vat === undefined || vat.kind === 'none'
      ? []
      : [vatCategories.filter((category) => category !== 'standard' && vat.categories[category] === undefined)].flatMap((lacking) => (lacking.length === 0 ? [] : [`VAT: ${lacking.join(' ')}`]))),
  ];
}

/** The coverage of one country on a day. */
export function coverage(country: Country, today: string): Coverage {
  const currencies = [...new Set(country.income.map(({ currency }) => currency ?? country.currency))];
  const years = [...new Set(currencies.flatMap((currency) => incomeYears({ ...country, income: country.income.filter(({ unusable }) => unusable === undefined) }, currency, today)))].sort();
  const regime = entryOn(country, country.income, today) ?? country.income[0];
  return {
    code: country.code,
    name: country.name,
    years,
    income: confirmed(regime),
    corporate: confirmed(entryOn(country, country.corporate, today)),
    withholding: confirmed(entryOn(country, country.withholding, today)),
    capital_gains: confirmed(entryOn(country, country.capital_gains, today)),
    vat: confirmed(entryOn(country, country.vat, today)),
    missing: missingOf(country, today),
  };
}

/** Years as they are shown: runs are joined, gaps are kept. */
function shownYears(years: readonly string[]): string {
  const runs: string[][] = [];
  for (const year of years) {
    const last = runs[runs.length - 1];
    if (last !== undefined && Number(year.slice(0, 4)) === Number(last[last.length - 1]!.slice(0, 4)) + 1) last.push(year);
    else runs.push([year]);
  }
  return runs.map((run) => (run.length === 1 ? run[0]! : `${run[0]} … ${run[run.length - 1]}`)).join(', ') || '-';
}

/** The coverage of all countries as aligned columns. */
export function coverageTable(rows: readonly Coverage[]): string {
  const head = ['', 'income tax years', 'income', 'corporate', 'withholding', 'cap. gains', 'VAT', 'not established'];
  const cells = rows.map((row) => [row.code, shownYears(row.years), row.income, row.corporate, row.withholding, row.capital_gains, row.vat, row.missing.join('; ')]);
  const widths = head.map((title, i) => Math.max(title.length, ...cells.map((cell) => cell[i]!.length)));
  const line = (cell: readonly string[]): string => cell.map((text, i) => (i === cell.length - 1 ? text : text.padEnd(widths[i]!))).join('  ').trimEnd();
  return [line(head), ...cells.map(line)].join('\n');
}

/** Totals over all countries in one line. */
export function coverageTotals(countries: readonly Country[]): string {
  const regimes = countries.flatMap(({ income }) => income);
  const sum = (count: (country: Country) => number): number => countries.reduce((total, country) => total + count(country), 0);
  const level = (confidence: string): number => regimes.filter((regime) => regime.confidence === confidence).length;
  return (
    `${countries.length} countries, ${regimes.length} income-tax regimes (${level('high')} high, ${level('medium')} medium, ${level('low')} low confidence), ` +
    `${sum(({ contributions }) => contributions.reduce((total, { dated }) => total + dated.length, 0))} contribution rules of ${sum(({ contributions }) => contributions.length)} contributions, ` +
    `${sum(({ corporate }) => corporate.length)} corporate, ${sum(({ withholding }) => withholding.length)} withholding, ${sum(({ capital_gains }) => capital_gains.length)} capital-gains and ${sum(({ vat }) => vat.length)} VAT entries, ` +
    `${sum(({ sources }) => Object.keys(sources).length)} sources.`
  );
}
