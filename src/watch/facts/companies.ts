import { entryOn } from '../../engine/law/dated';
import { type Country, isNone } from '../../reference/schema';
import { taxpayers } from '../../contract/words/taxpayers';
import { amountFigure, bandFigures, formulaFigures, percentFigure, type Place } from '../figures';
import type { Axis } from '../terms';
import { axes } from '../words';
import { aboutTax, type Fact, inEntry, itemOf, itemsAxis } from './fact';

function profitFacts(entry: Country['corporate'][number]): Fact[] {
  const { rate, bands, small_company: small, minimum_tax: minimum, surcharges, sector_rates } = entry;
  const fact = inEntry('corporate', entry);
  const items: Axis = {
    ...itemsAxis([...surcharges, ...sector_rates.map(({ id, sector }) => ({ id, name: sector }))]),
    ...axes.companyRate,
  };
  // Several rates stand side by side, so a page must name each but the general one.
  const place = (id: string, about: string): Place => ({
    path: `corporate.${id}`,
    about,
    since: entry.effective_from,
    subject: [aboutTax('corporate'), itemOf(items, id, id !== 'rate' && id !== 'bands')],
    period: 'year',
  });
  const ofSmall = place('small_company', 'Small companies');
  return [
    fact(
      {},
      bands === undefined
        ? [percentFigure(place('rate', 'Corporate tax'), rate)]
        : bandFigures(place('bands', 'Corporate tax, scale'), bands),
    ),
    ...(small === undefined || isNone(small)
      ? []
      : [
          fact(small, [
            ...(small.rate === undefined || small.rate === 0 ? [] : [percentFigure(ofSmall, small.rate)]),
            ...bandFigures(ofSmall, small.bands ?? []),
            amountFigure(ofSmall, small.threshold),
          ]),
        ]),
    ...(minimum === undefined || isNone(minimum)
      ? []
      : [fact(minimum, formulaFigures(place('minimum_tax', 'Minimum tax'), minimum.formula))]),
    ...surcharges.map(({ id, name, formula }) => fact({}, formulaFigures(place(id, name), formula))),
    ...sector_rates.map(({ id, sector, rate: special }) =>
      fact({}, special === 0 ? [] : [percentFigure(place(id, sector), special)]),
    ),
  ];
}

/** The tax on the profit of companies in force on a day. */
export const corporateFacts = (country: Country, date: string): Fact[] => {
  const entry = entryOn(country, country.corporate, date);
  return entry === undefined ? [] : profitFacts(entry);
};

const gainsOf = { individual: 'Capital gains of individuals', company: 'Capital gains of companies' } as const;

/** The tax on capital gains in force on a day. */
export function gainFacts(country: Country, date: string): Fact[] {
  const entry = entryOn(country, country.capital_gains, date);
  if (entry === undefined) return [];
  const fact = inEntry('capital_gains', entry);
  return taxpayers.flatMap((taxpayer): Fact[] => {
    const gain = entry[taxpayer];
    if (gain === undefined || gain.treatment === 'exempt') return [];
    const place: Place = {
      path: `capital_gains.${taxpayer}`,
      about: gainsOf[taxpayer],
      since: entry.effective_from,
      subject: [aboutTax('gains'), { axis: axes.taxpayer, key: taxpayer, isNamed: false }],
      period: 'year',
    };
    const rates = [gain.treatment === 'rate' ? gain.rate : 0, gain.inclusion_percent ?? 0];
    return [
      fact(gain, [
        ...rates.filter((rate) => rate > 0 && rate < 100).map((rate) => percentFigure(place, rate)),
        ...(gain.treatment === 'bands' ? bandFigures(place, gain.bands) : []),
        ...(gain.annual_exclusion === undefined ? [] : [amountFigure(place, gain.annual_exclusion)]),
      ]),
    ];
  });
}
