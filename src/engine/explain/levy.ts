import type { TaxResult } from '../../contract/tax';
import type { VatResult } from '../../contract/vat';
import { cellStateWords } from '../../contract/words/cell-states';
import { type Residency, residencyWords } from '../../contract/words/residencies';
import { specialVatCategories } from '../../contract/words/vat';
import { message, type Message, type Sentence } from '../../language/message';
import { say } from '../../language/say';
import type { CapitalGainsRegime, CorporateRegime, Country, VatRegime, WithholdingRegime } from '../../reference';
import { type Cell, stateOf, statesOf, vatCells, withholdingCells } from '../../reference/law-cells';
import { isNone } from '../../reference/schema';
import {
  gainInWords,
  minimumTaxInWords,
  numberInWords,
  paymentInWords,
  profitRateInWords,
  smallCompanyInWords,
  surchargeInWords,
  withholdingInWords,
} from '../../reference/words';
import { reducedRatesOf } from '../law/vat';
import { adjustmentSteps } from './income';
import { effectiveRate, money, percent, type Section, type Step } from './section';

const text = (line: Sentence): Step => ({ text: line });
const ruleOf = (name: string, rule: string): Message => message('explained_rule_of', { name, rule });

/** The state of a cell of the law, and its note. */
const stateInWords = (cell: Cell): string => {
  const note = cell === undefined ? undefined : cell.note;
  return `${cellStateWords[stateOf(cell)].label}${note === undefined ? '' : `. ${note}`}`;
};

/** The amount, the tax at each rate, surcharges, and the net amount. */
function computed(data: TaxResult, sources: readonly string[]): Section[] {
  const rates = data.brackets.map(({ from, to, rate, tax }) => ({
    text: message('explained_band_rate', {
      from: money(from),
      to: to === null ? message('explained_any') : money(to),
      rate: numberInWords(rate),
    }),
    amount: tax,
  }));
  return [
    { id: 'gross', steps: [{ text: message('explained_amount'), amount: data.gross_amount }] },
    { id: 'scale', title: message('explained_rates'), sources, steps: rates },
    {
      id: 'surcharges',
      title: message('explained_surcharges'),
      steps: (data.surcharges ?? []).map(({ id, name, amount }) => ({ id, text: name, amount })),
    },
    { id: 'adjustments', title: message('explained_adjustments'), steps: adjustmentSteps(data) },
    {
      id: 'result',
      steps: [
        { text: message('explained_tax'), amount: data.tax_amount },
        { text: message('explained_left'), amount: data.net_amount },
        effectiveRate(data),
      ],
    },
  ];
}

const lawSection = (sources: readonly string[], steps: readonly Step[]): Section => ({
  id: 'law',
  title: message('explained_the_law'),
  sources,
  steps,
});

export function corporateSections(data: TaxResult, regime: CorporateRegime): Section[] {
  const { small_company: small, minimum_tax, surcharges, sector_rates, notes = [], sources } = regime;
  return [
    ...computed(data, sources),
    lawSection(sources, [
      text(profitRateInWords(regime)),
      text(
        small === undefined || isNone(small)
          ? message('explained_small_company', { state: stateInWords(small) })
          : smallCompanyInWords(small),
      ),
      text(
        message('explained_minimum_tax', {
          rule:
            minimum_tax === undefined || isNone(minimum_tax)
              ? stateInWords(minimum_tax)
              : minimumTaxInWords(minimum_tax),
        }),
      ),
      ...surcharges.map((surcharge) => text(`${surcharge.name}, ${surchargeInWords(surcharge)}`)),
      ...sector_rates.map(({ sector, rate, note }) => ({
        text: message('explained_sector', { sector, rate: numberInWords(rate) }),
        details: note === undefined ? [] : [note],
      })),
      ...notes.map(text),
    ]),
  ];
}

export function withholdingSections(data: TaxResult, regime: WithholdingRegime): Section[] {
  const rates = (wanted: Residency): Step => ({
    text: message('explained_rates_of', { residency: residencyWords[wanted].label }),
    details: withholdingCells(regime)
      .filter(({ residency }) => residency === wanted)
      .map(({ payment_type, cell }) => ruleOf(paymentInWords(payment_type), withholdingInWords(cell))),
  });
  return [...computed(data, regime.sources), lawSection(regime.sources, [rates('resident'), rates('non_resident')])];
}

export const gainsSections = (data: TaxResult, regime: CapitalGainsRegime): Section[] => [
  ...computed(data, regime.sources),
  lawSection(
    regime.sources,
    (['individual', 'company'] as const).map((taxpayer) => text(ruleOf(taxpayer, gainInWords(regime[taxpayer])))),
  ),
];

/** How each category of supplies is treated. */
function categoriesInWords(regime: VatRegime): string {
  const treated = specialVatCategories.map((category) => {
    const found = regime.categories[category];
    const treatment = found?.treatment ?? cellStateWords[stateOf(found)].label;
    return `${category.replace('_', ' ')} ${found?.rate === undefined ? treatment : say(percent(found.rate))}`;
  });
  return treated.join(', ');
}

export function vatSections(data: VatResult, regime: VatRegime, { name: country }: Pick<Country, 'name'>): Section[] {
  const tax = regime.name;
  const { standard } = regime;
  const { reduced_rate } = statesOf(vatCells(regime));
  const components = (data.components ?? []).map(({ name, rate }) => `${name} ${say(percent(rate))}`);
  return [
    {
      id: 'result',
      steps: [
        { text: message('explained_vat_net'), amount: data.net_amount },
        {
          text: message('explained_vat_line', { tax, rate: numberInWords(data.vat_rate), type: data.rate_type }),
          amount: data.vat_amount,
          details: components,
          from: regime.effective_from,
          sources: regime.sources,
        },
        { text: message('explained_vat_gross'), amount: data.gross_amount },
      ],
    },
    lawSection(regime.sources, [
      text(
        standard === undefined
          ? message('explained_vat_rate_not_established', { country, tax })
          : message('explained_vat_levied', { country, tax, rate: numberInWords(standard) }),
      ),
      ...(regime.levies ?? []).map((levy) =>
        text(message('explained_vat_levy', { name: levy.name, rate: numberInWords(levy.percent), on: levy.on })),
      ),
      ...[...reducedRatesOf(regime), ...(regime.higher ?? [])].map(({ rate, applies_to }) =>
        text(message('explained_vat_rate', { rate: numberInWords(rate), supplies: applies_to })),
      ),
      ...(reduced_rate === 'rate'
        ? []
        : [text(message('explained_vat_reduced', { state: cellStateWords[reduced_rate].label }))]),
      text(message('explained_vat_categories', { categories: categoriesInWords(regime) })),
      ...(regime.notes ?? []).map(text),
    ]),
  ];
}
