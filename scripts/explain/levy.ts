import type { TaxResult, VatResult } from '../../src/contract';
import type { CapitalGainsRegime, CorporateRegime, Country, VatRegime, WithholdingRegime } from '../../src/reference';
import { isNone } from '../../src/reference/schema';
import { stateOf, statesOf, vatCells, withholdingCells } from '../../src/reference/law-cells';
import { cellStateWords } from '../../src/contract/words/cell-states';
import { type Residency, residencyWords } from '../../src/contract/words/residencies';
import { specialVatCategories } from '../../src/contract/words/vat';
import { reducedRatesOf } from '../../src/engine/law/vat';
import {
  gainInWords,
  minimumTaxInWords,
  numberInWords,
  paymentInWords,
  profitRateInWords,
  smallCompanyInWords,
  surchargeInWords,
  withholdingInWords,
} from '../../src/reference/words';
import { adjustmentSteps } from './income';
import { money } from './page';
import type { Section, Step } from './section';

const percent = (rate: number): string => `${numberInWords(rate)} %`;

/** The words after a mark such as `; `; empty where there are no words. */
const after = (mark: string, words: string | undefined): string => (words === undefined ? '' : `${mark}${words}`);

/** The amount, the tax at each rate, surcharges, and the net amount. */
function computed(data: TaxResult, sources: readonly string[]): Section[] {
  const rates = data.brackets.map(({ from, to, rate, tax }) => ({
    text: `${money(from)} to ${to === null ? 'any' : money(to)} at ${percent(rate)}`,
    amount: tax,
  }));
  const effective = `${data.effective_rate.toFixed(2)} %`;
  return [
    { steps: [{ text: 'Amount', amount: data.gross_amount }] },
    { title: 'Rates', sources, steps: rates },
    { title: 'Surcharges', steps: (data.surcharges ?? []).map(({ name, amount }) => ({ text: name, amount })) },
    { title: 'What a limit or rounding changes', steps: adjustmentSteps(data) },
    {
      steps: [
        { text: 'Tax', amount: data.tax_amount },
        { text: 'Left', amount: data.net_amount },
        { text: 'Effective rate', amount: effective },
      ],
    },
  ];
}

const text = (line: string): Step => ({ text: line });

export function corporateSections(data: TaxResult, regime: CorporateRegime): Section[] {
  const { small_company: small, minimum_tax, surcharges, sector_rates, notes = [], sources } = regime;
  return [
    ...computed(data, sources),
    {
      title: 'The law',
      sources,
      steps: [
        text(profitRateInWords(regime)),
        text(
          small === undefined || isNone(small)
            ? `Small-company rate: ${cellStateWords[stateOf(small)].label}${after('. ', small?.note)}`
            : smallCompanyInWords(small),
        ),
        text(
          `Minimum tax: ${minimum_tax === undefined || isNone(minimum_tax) ? `${cellStateWords[stateOf(minimum_tax)].label}${after('. ', minimum_tax?.note)}` : minimumTaxInWords(minimum_tax)}`,
        ),
        ...surcharges.map((surcharge) => text(`${surcharge.name}, ${surchargeInWords(surcharge)}`)),
        ...sector_rates.map(({ sector, rate: own, note }) => text(`${sector}: ${percent(own)}${after('. ', note)}`)),
        ...notes.map(text),
      ],
    },
  ];
}

export function withholdingSections(data: TaxResult, regime: WithholdingRegime): Section[] {
  const rates = (wanted: Residency): Step => ({
    text: `${residencyWords[wanted].label}:`,
    details: withholdingCells(regime)
      .filter(({ residency }) => residency === wanted)
      .map(({ payment_type, cell }) => `${paymentInWords(payment_type)}: ${withholdingInWords(cell)}`),
  });
  return [
    ...computed(data, regime.sources),
    { title: 'The law', sources: regime.sources, steps: [rates('resident'), rates('non_resident')] },
  ];
}

export const gainsSections = (data: TaxResult, regime: CapitalGainsRegime): Section[] => [
  ...computed(data, regime.sources),
  {
    title: 'The law',
    sources: regime.sources,
    steps: (['individual', 'company'] as const).map((taxpayer) =>
      text(`${taxpayer}: ${gainInWords(regime[taxpayer])}`),
    ),
  },
];

export function vatSections(data: VatResult, regime: VatRegime, { name }: Pick<Country, 'name'>): Section[] {
  const treated = specialVatCategories.map((category) => {
    const found = regime.categories[category];
    const treatment = found?.treatment ?? cellStateWords[stateOf(found)].label;
    return `${category.replace('_', ' ')} ${found?.rate === undefined ? treatment : percent(found.rate)}`;
  });
  const { reduced_rate } = statesOf(vatCells(regime));
  const components = (data.components ?? []).map((component) => `${component.name} ${percent(component.rate)}`);
  return [
    {
      steps: [
        { text: 'Net', amount: data.net_amount },
        {
          text: `${regime.name} at ${percent(data.vat_rate)} (${data.rate_type})`,
          amount: data.vat_amount,
          details: components,
          sources: regime.sources,
        },
        { text: 'Gross', amount: data.gross_amount },
      ],
    },
    {
      title: 'The law',
      sources: regime.sources,
      steps: [
        text(
          `${name} levies ${regime.name} at ${regime.standard === undefined ? 'a rate not established' : percent(regime.standard)}`,
        ),
        ...(regime.levies ?? []).map((levy) => text(`${levy.name}: ${percent(levy.percent)} of the ${levy.on}`)),
        ...[...reducedRatesOf(regime), ...(regime.higher ?? [])].map(({ rate, applies_to }) =>
          text(`${percent(rate)}: ${applies_to}`),
        ),
        ...(reduced_rate === 'rate' ? [] : [text(`reduced rates: ${cellStateWords[reduced_rate].label}`)]),
        text(`by category: ${treated.join(', ')}`),
        ...(regime.notes ?? []).map(text),
      ],
    },
  ];
}
