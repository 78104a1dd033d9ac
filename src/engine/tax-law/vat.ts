import type { VatLaw } from '../../contract/law';
import { defined } from '../../defined';
import { vatCells } from '../../reference/law-cells';
import type { VatRegime } from '../../reference/schema/vat';
import { reducedRatesOf, standardRateOf, treatmentsOf } from '../law/vat';
import { lawCells } from './cells';
import { datesOf, type LawOnDay } from './dates';

/** VAT, or the tax on consumption that a country levies instead. */
export function vatLaw(day: LawOnDay, regime: VatRegime): VatLaw {
  const { name, kind, higher = [], registration_threshold, notes = [] } = regime;
  const { standard_rate, components } = standardRateOf(regime);
  return {
    name,
    kind,
    standard_rate,
    total_rate: standard_rate,
    ...defined({ components }),
    reduced: [...reducedRatesOf(regime)],
    higher: [...higher],
    categories: treatmentsOf(regime).map(({ note, ...treated }) => ({ ...treated, ...defined({ note }) })),
    cells: lawCells(day, regime, vatCells(regime), name),
    registration_threshold,
    notes: [...notes],
    ...datesOf(day, regime, regime.sources, name),
  };
}
