import type { VatLaw } from '../../contract/law';
import { type VatRegime, vatCategories } from '../../reference/schema/vat';
import { standard } from '../calculate-vat';
import { toNumber } from '../exact/rational';
import { datesOf, type Shown } from './dates';

/** How each recorded category is treated, with the whole rate that is charged on it, in percent. */
function categoriesOf(regime: VatRegime, whole: number): VatLaw['categories'] {
  return vatCategories.flatMap((category): VatLaw['categories'] => {
    if (category === 'standard') return regime.standard === undefined ? [] : [{ category, treatment: 'standard', rate: whole }];
    const found = regime.categories[category];
    if (found === undefined) return [];
    const { treatment, rate = treatment === 'standard' ? whole : 0, note } = found;
    return [{ category, treatment, rate, ...(note === undefined ? {} : { note }) }];
  });
}

/** VAT, or the tax on consumption that a country levies instead. */
export function vatLaw(shown: Shown, regime: VatRegime): VatLaw {
  const { name, kind, reduced, higher = [], registration_threshold, notes = [] } = regime;
  const applied = regime.standard === undefined ? undefined : standard(regime, regime.standard);
  const total = applied === undefined ? null : toNumber(applied.rate);
  return {
    name,
    kind,
    standard_rate: regime.standard ?? null,
    total_rate: total,
    ...(applied?.components === undefined ? {} : { components: [...applied.components] }),
    reduced: [...reduced],
    higher: [...higher],
    categories: categoriesOf(regime, total ?? 0),
    registration_threshold,
    notes: [...notes],
    ...datesOf(shown, regime, regime.sources, name),
  };
}
