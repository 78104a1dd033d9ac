import { payees, payeeWords } from '../../contract/words/payees';
import { paymentTypeWords } from '../../contract/words/payment-types';
import { entryOn } from '../../engine/law/dated';
import { withholdingCells } from '../../reference/law-cells';
import { type Country, isNone, type WithholdingScale } from '../../reference/schema';
import { amountFigure, bandFigures, percentFigure, type Place, type WatchedFigure } from '../figures';
import type { Axis } from '../terms';
import { axes } from '../words';
import { type Fact, inEntry, itemsAxis } from './fact';

const payeeNames: Axis = itemsAxis(payees.map((id) => ({ id, name: payeeWords[id].label })));

const scaleFigures = (place: Place, { bands, inclusion_percent: included }: WithholdingScale): WatchedFigure[] => [
  ...bandFigures(place, bands),
  ...(included === undefined ? [] : [percentFigure(place, included)]),
];

/** Tax withheld from payments in force on a day. */
export function withholdingFacts(country: Country, date: string): Fact[] {
  const entry = entryOn(country, country.withholding, date);
  if (entry === undefined) return [];
  const fact = inEntry('withholding', entry);
  return withholdingCells(entry).flatMap(({ payment_type: type, residency, cell }): Fact[] => {
    if (cell === undefined || isNone(cell)) return [];
    const { variants = [], threshold } = cell;
    const per = 'rate' in cell ? 'payment' : cell.scale.per;
    const exceptions = Object.fromEntries(variants.map(({ when }) => [when, payeeNames[when]!]));
    const place: Place = {
      path: `withholding.${residency}.${type}`,
      about: `${paymentTypeWords[type].label}, ${residency === 'resident' ? 'residents' : 'non-residents'}`,
      since: entry.effective_from,
      subject: [
        { axis: axes.payment, key: type, isNamed: true },
        { axis: axes.residency, key: residency, isNamed: false },
      ],
      period: per === 'payment' ? 'other' : per,
    };
    const general: Place = { ...place, subject: [...place.subject, { axis: exceptions, isExcluded: true }] };
    return [
      fact(cell, [
        ...('scale' in cell
          ? scaleFigures(general, cell.scale)
          : cell.rate > 0
            ? [percentFigure(general, cell.rate)]
            : []),
        ...variants.flatMap((variant) => {
          if (!('rate' in variant) || variant.rate === 0) return [];
          const { when } = variant;
          const special: Place = {
            ...place,
            path: `${place.path}.${when}`,
            about: `${place.about}: ${payeeWords[when].label}`,
            subject: [...place.subject, { axis: exceptions, key: when, isNamed: true }],
          };
          return [percentFigure(special, variant.rate)];
        }),
        ...(threshold === undefined ? [] : [amountFigure(place, threshold.amount)]),
      ]),
    ];
  });
}
