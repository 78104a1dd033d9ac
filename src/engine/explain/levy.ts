import type { TaxResult } from '../../contract/tax';
import type { VatResult } from '../../contract/vat';
import type { Residency } from '../../contract/words/residencies';
import { specialVatCategories } from '../../contract/words/vat';
import { message, type Message, type Sentence } from '../../language/message';
import {
  countryTerm,
  exactNumber,
  joined,
  lawNote,
  lawNotes,
  lawText,
  lawWord,
  moneyAmount,
  ratePercent,
} from '../../language/terms';
import type { CapitalGainsRegime, CorporateRegime, Country, VatRegime, WithholdingRegime } from '../../reference';
import { type Cell, stateOf, statesOf, vatCells, withholdingCells } from '../../reference/law-cells';
import { isNone } from '../../reference/schema';
import {
  gainInWords,
  minimumTaxInWords,
  paymentInWords,
  profitRateInWords,
  smallCompanyInWords,
  surchargeInWords,
  withholdingInWords,
} from '../../reference/words';
import { reducedRatesOf } from '../law/vat';
import { adjustmentSteps } from './income';
import { effectiveRate, type Section, type Step } from './section';

const text = (line: Sentence): Step => ({ text: line });
const ruleOf = (name: Sentence, rule: Sentence): Message => message('explained_rule_of', { name, rule });

/** The state of a cell of the law, and its note. */
const stateInWords = (cell: Cell): Sentence =>
  joined('joined_by_stop', [message(`cell_${stateOf(cell)}`), ...lawNotes(cell?.note)]);

/** The amount, the tax at each rate, surcharges, and the net amount. */
function computed(data: TaxResult, sources: readonly string[]): Section[] {
  const rates = data.brackets.map(({ from, to, rate, tax }) => ({
    text: message('explained_band_rate', {
      from: moneyAmount(from),
      to: to === null ? message('explained_any') : moneyAmount(to),
      rate: exactNumber(rate),
    }),
    amount: tax,
  }));
  return [
    { id: 'gross', steps: [{ text: message('explained_amount'), amount: data.gross_amount }] },
    { id: 'scale', title: message('explained_rates'), sources, steps: rates },
    {
      id: 'surcharges',
      title: message('explained_surcharges'),
      steps: (data.surcharges ?? []).map(({ id, name, amount }) => ({ id, text: lawText(name), amount })),
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
      ...surcharges.map((surcharge) =>
        text(joined('joined_by_comma', [lawText(surcharge.name), surchargeInWords(surcharge)])),
      ),
      ...sector_rates.map(({ sector, rate, note }) => ({
        text: message('explained_sector', { sector: lawWord(sector), rate: exactNumber(rate) }),
        details: lawNotes(note),
      })),
      ...notes.map(lawNote).map(text),
    ]),
  ];
}

export function withholdingSections(data: TaxResult, regime: WithholdingRegime): Section[] {
  const rates = (wanted: Residency): Step => ({
    text: message('explained_rates_of', { residency: message(`residency_${wanted}`) }),
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
    (['individual', 'company'] as const).map((taxpayer) =>
      text(ruleOf(message(`taxpayer_${taxpayer}`), gainInWords(regime[taxpayer]))),
    ),
  ),
];

/** How each category of supplies is treated. */
function categoriesInWords(regime: VatRegime): Sentence {
  const treated = specialVatCategories.map((category) => {
    const found = regime.categories[category];
    const treatment =
      found?.treatment === undefined ? message(`cell_${stateOf(found)}`) : message(`vat_treatment_${found.treatment}`);
    return message('explained_stated', {
      what: message(`vat_category_${category}`),
      value: found?.rate === undefined ? treatment : ratePercent(found.rate),
    });
  });
  return joined('joined_by_comma', treated);
}

export function vatSections(data: VatResult, regime: VatRegime, { code }: Pick<Country, 'code'>): Section[] {
  const [country, tax] = [countryTerm(code), lawText(regime.name)];
  const { standard } = regime;
  const { reduced_rate } = statesOf(vatCells(regime));
  const components = (data.components ?? []).map(({ name, rate }) =>
    message('joined_by_space', { first: lawText(name), then: ratePercent(rate) }),
  );
  return [
    {
      id: 'result',
      steps: [
        { text: message('explained_vat_net'), amount: data.net_amount },
        {
          text: message('explained_vat_line', {
            tax,
            rate: exactNumber(data.vat_rate),
            type: message(`vat_treatment_${data.rate_type}`),
          }),
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
          : message('explained_vat_levied', { country, tax, rate: exactNumber(standard) }),
      ),
      ...(regime.levies ?? []).map((levy) =>
        text(
          message('explained_vat_levy', {
            name: lawText(levy.name),
            rate: exactNumber(levy.percent),
            on: message(`levied_on_${levy.on}`),
          }),
        ),
      ),
      ...[...reducedRatesOf(regime), ...(regime.higher ?? [])].map(({ rate, applies_to }) =>
        text(message('explained_vat_rate', { rate: exactNumber(rate), supplies: lawWord(applies_to) })),
      ),
      ...(reduced_rate === 'rate'
        ? []
        : [text(message('explained_vat_reduced', { state: message(`cell_${reduced_rate}`) }))]),
      text(message('explained_vat_categories', { categories: categoriesInWords(regime) })),
      ...(regime.notes ?? []).map(lawNote).map(text),
    ]),
  ];
}
