import { entryOn } from '../../engine/law/dated';
import { type Country, isNone } from '../../reference/schema';
import { amountFigure, percentFigure, type Place, type WatchedFigure } from '../figures';
import { axes } from '../words';
import { aboutTax, type Fact, inEntry, itemOf, itemsAxis } from './fact';

type RateKind = keyof typeof axes.rateKind;
type Rates = readonly { readonly rate: number; readonly applies_to: string }[];

/** VAT, or the tax levied in its place, in force on a day. */
export function vatFacts(country: Country, date: string): Fact[] {
  const entry = entryOn(country, country.vat, date);
  if (entry === undefined) return [];
  const { name, standard, reduced, higher = [], levies = [], registration_threshold: threshold } = entry;
  const place = (path: string, about: string, key: RateKind): Place => ({
    path: `vat.${path}`,
    about: `${name}, ${about}`,
    since: entry.effective_from,
    subject: [aboutTax('vat'), { axis: axes.rateKind, key, isNamed: false }],
    period: 'other',
  });
  /** Special rates. Where there are several, a page must say what each is for. */
  const special = (kind: RateKind, rates: Rates): WatchedFigure[] => {
    const uses = itemsAxis(rates.map(({ applies_to }, i) => ({ id: String(i), name: applies_to })));
    return rates.flatMap(({ rate }, i) => {
      const of = place(rates.length > 1 ? `${kind}.${i + 1}` : kind, `${kind} rate`, kind);
      return rate === 0
        ? []
        : [percentFigure({ ...of, subject: [...of.subject, itemOf(uses, String(i), rates.length > 1)] }, rate)];
    });
  };
  const levyNames = itemsAxis(levies.map((levy, i) => ({ id: String(i), name: levy.name })));
  const figures = [
    ...(standard === undefined ? [] : [percentFigure(place('standard', 'standard rate', 'standard'), standard)]),
    ...(reduced === undefined || isNone(reduced) ? [] : special('reduced', reduced)),
    ...special('higher', higher),
    ...levies.map((levy, i) =>
      percentFigure(
        { ...place(`levies.${i + 1}`, levy.name, 'standard'), subject: [itemOf(levyNames, String(i), true)] },
        levy.percent,
      ),
    ),
    ...(threshold === null
      ? []
      : [
          amountFigure(
            { ...place('registration_threshold', 'registration', 'standard'), subject: [aboutTax('vat')] },
            threshold,
          ),
        ]),
  ];
  return [inEntry('vat', entry)({}, figures)];
}
