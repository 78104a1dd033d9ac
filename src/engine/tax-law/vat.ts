import type { VatLaw } from '../../contract/law';
import { defined } from '../../defined';
import { lawNote, lawNoteIfAny, lawText, lawWord } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import { vatCells } from '../../reference/law-cells';
import type { VatRegime } from '../../reference/schema/vat';
import { reducedRatesOf, standardRateOf, treatmentsOf } from '../law/vat';
import { lawCells } from './cells';
import { datesOf, type LawOnDay } from './dates';

const suppliesSaid = ({ rate, applies_to }: { readonly rate: number; readonly applies_to: string }) => ({
  rate,
  applies_to: lawWord(applies_to),
});

/** VAT, or the tax on consumption that a country levies instead. */
export function vatLaw(day: LawOnDay, regime: VatRegime): Unsaid<VatLaw> {
  const { kind, higher = [], registration_threshold, notes = [] } = regime;
  const { standard_rate, components } = standardRateOf(regime);
  const name = lawText(regime.name);
  return {
    name,
    kind,
    standard_rate,
    total_rate: standard_rate,
    ...defined({ components }),
    reduced: reducedRatesOf(regime).map(suppliesSaid),
    higher: higher.map(suppliesSaid),
    categories: treatmentsOf(regime).map(({ note, ...treated }) => ({
      ...treated,
      ...defined({ note: lawNoteIfAny(note) }),
    })),
    cells: lawCells(day, regime, vatCells(regime), name),
    registration_threshold,
    notes: notes.map(lawNote),
    ...datesOf(day, regime, regime.sources, name),
  };
}
