import type { VatLaw } from '../../contract/law';
import type { VatRegime } from '../../reference/schema/vat';
import { standardRateOf, treatmentsOf } from '../law/vat';
import { datesOf, type Shown } from './dates';

/** VAT, or the tax on consumption that a country levies instead. */
export function vatLaw(shown: Shown, regime: VatRegime): VatLaw {
  const { name, kind, reduced, higher = [], registration_threshold, notes = [] } = regime;
  const { standard_rate, components } = standardRateOf(regime);
  return {
    name,
    kind,
    standard_rate,
    total_rate: standard_rate,
    ...(components === undefined ? {} : { components }),
    reduced: [...reduced],
    higher: [...higher],
    categories: treatmentsOf(regime).map(({ note, ...treated }) => ({
      ...treated,
      ...(note === undefined ? {} : { note }),
    })),
    registration_threshold,
    notes: [...notes],
    ...datesOf(shown, regime, regime.sources, name),
  };
}
