import { entryOn } from '../../engine/law/dated';
import { regimeParts } from '../../reference/regime-parts';
import { ruleOn } from '../../reference/rule-on';
import type { Country, IncomeRegime } from '../../reference/schema';
import { amountFigure, bandFigures, formulaFigures, type Place, type WatchedFigure } from '../figures';
import { axes } from '../words';
import { aboutTax, type Fact, itemOf, itemsAxis, periodOf } from './fact';

/** Income-tax regimes in force, one for each currency of pay. */
function regimesOn(country: Country, date: string): readonly IncomeRegime[] {
  const currencyOf = ({ currency }: IncomeRegime): string => currency ?? country.currency;
  return [...new Set(country.income.map(currencyOf))].flatMap(
    (currency) =>
      entryOn(
        country,
        country.income.filter((regime) => currencyOf(regime) === currency),
        date,
      ) ?? [],
  );
}

/** Parts of an income-tax regime that state a formula. */
function itemsOf({ deductions, credits, surcharges, exemption, tax_cap, minimum_tax, family }: IncomeRegime) {
  return [
    ...[...deductions, ...credits, ...surcharges],
    ...(exemption === undefined ? [] : [{ ...exemption, id: 'exemption', name: 'Exemption', formula: exemption }]),
    ...(tax_cap === undefined ? [] : [{ ...tax_cap, id: 'tax_cap', name: 'Limit of the tax' }]),
    ...(minimum_tax === undefined ? [] : [{ ...minimum_tax, id: 'minimum_tax', name: 'Minimum tax' }]),
    ...(family === undefined ? [] : [{ ...family, id: 'family', basis: undefined }]),
  ];
}

function regimeFacts(regime: IncomeRegime): Fact[] {
  const { bands, other_scales = [], currency } = regime;
  const items = itemsAxis([...itemsOf(regime), ...other_scales]);
  const place = (id: string, about: string, basis: string | undefined): Place => ({
    path: `income.${currency === undefined ? '' : `${currency}.`}${id}`,
    about,
    since: regime.effective_from,
    subject: [aboutTax('income'), ...(Object.hasOwn(items, id) ? [itemOf(items, id)] : [])],
    period: periodOf(basis),
  });
  const fact = (sources: readonly string[], figures: readonly WatchedFigure[]): Fact => ({
    sources,
    since: regime.effective_from,
    area: 'income',
    figures,
  });
  const scale = place('bands', 'Income tax, scale', bands.basis);
  const scales = [bands.brackets ?? [], ...(bands.tables ?? []).map(({ brackets }) => brackets)];
  const scaleFigures = scales.flatMap((list) => bandFigures(scale, list));
  return [
    fact(bands.sources, scaleFigures),
    // As answers cite the scale: together with what they round by.
    fact(regimeParts(regime)[0]!, scaleFigures),
    ...other_scales.map((other) =>
      fact(other.sources, bandFigures(place(other.id, other.name, other.basis), other.brackets)),
    ),
    ...itemsOf(regime).map((item) =>
      fact(item.sources, formulaFigures(place(item.id, item.name, item.basis), item.formula)),
    ),
  ];
}

/** The income tax of a country in force on a day, for each currency of pay. */
export const incomeFacts = (country: Country, date: string): Fact[] => regimesOn(country, date).flatMap(regimeFacts);

/** The minimum wages of a country in force on a day. */
export function wageFacts({ wages = [] }: Country, date: string): Fact[] {
  const names = itemsAxis(wages);
  return wages.flatMap((wage): Fact[] => {
    const found = ruleOn(wage.dated, date);
    if (found === undefined) return [];
    const words = [...axes.wage.wage, ...(wage.local_name === undefined ? [] : [wage.local_name])];
    const place: Place = {
      path: `wages.${wage.id}`,
      about: wage.name,
      since: found.from,
      subject: [{ axis: { wage: words }, key: 'wage', isNamed: true }, itemOf(names, wage.id, wages.length > 1)],
      period: 'other',
    };
    return [
      { sources: found.sources, since: found.from, area: 'income', figures: [amountFigure(place, found.amount)] },
    ];
  });
}
