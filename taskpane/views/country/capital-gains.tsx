import type { GainLaw, LawCell } from '../../../src/contract/law';
import { countryName, cellLabel } from '../../words/labels';
import { Table } from '../../../ui/tables/table';
import { formula } from '../../words/formula';
import { percent } from '../../../ui/words/numbers';
import { Brackets } from './brackets';
import type { OfYear } from './dates';
import { LawSection } from './law-section';
import { say } from '../../../ui/language/say';

const treatmentOf: Readonly<Record<GainLaw['treatment'], () => string>> = {
  rate: () => say('gain_at_a_rate'),
  bands: () => say('gain_by_brackets'),
  income: () => say('gain_as_income'),
  profit: () => say('gain_as_profit'),
  exempt: () => say('gain_exempt'),
};

const headline = (gain: GainLaw | null): string => {
  if (gain === null) return cellLabel('not_established');
  return gain.rate === undefined ? treatmentOf[gain.treatment]() : percent(gain.rate);
};

/** The rule with its note, or the word for a gain without one. */
const ruleOf = (gain: GainLaw | null, { state, note }: LawCell): string =>
  [state === 'rate' ? gain!.rule : cellLabel(state), ...(note === undefined ? [] : [note])].join('. ');

/** Tax on capital gains of individuals and of companies. */
export function CapitalGains({ law, taxYear }: OfYear) {
  const tax = law.capital_gains_tax;
  if (tax === undefined) return null;
  const { individual, company, notes } = tax;
  const rows = [
    [say('individual'), ruleOf(individual, tax.cells.individual)],
    [say('company'), ruleOf(company, tax.cells.company)],
  ] as const;
  const example = {
    name: individual === null ? say('cgt_example_company') : say('cgt_example'),
    formula: formula('CGT', law.country.code, 100_000, individual === null ? 'company' : undefined, taxYear),
  };
  return (
    <LawSection
      id="gains"
      name={say('capital_gains')}
      figure={headline(individual)}
      law={tax}
      notes={notes}
      insert={{
        what: say('capital_gains_offer'),
        formulas: individual === null && company === null ? [] : [example],
        table: () => ({
          title: say('capital_gains_title', { name: countryName(law.country.code) }),
          columns: [say('taxpayer'), say('rule')],
          rows,
        }),
      }}
    >
      <Table
        caption={say('capital_gains_tax_by_taxpayer')}
        columns={[{ name: say('taxpayer') }, { name: say('rule') }]}
        rows={rows}
      />
      {individual?.brackets === undefined ? null : (
        <Brackets caption={say('capital_gains_brackets_for_individuals')} brackets={individual.brackets} />
      )}
    </LawSection>
  );
}
