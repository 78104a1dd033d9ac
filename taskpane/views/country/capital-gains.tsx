import type { GainLaw, LawCell } from '../../../src/contract/law';
import { cellStateWords } from '../../../src/contract/words/cell-states';
import { gainTreatmentWords } from '../../../src/contract/words/gains';
import { taxpayerWords } from '../../../src/contract/words/taxpayers';
import { Table } from '../../../ui/tables/table';
import { formula } from '../../words/formula';
import { percent } from '../../../ui/words/numbers';
import { Brackets } from './brackets';
import type { OfYear } from './dates';
import { LawSection } from './law-section';

const headline = (gain: GainLaw | null): string => {
  if (gain === null) return cellStateWords.not_established.label;
  return gain.rate === undefined ? gainTreatmentWords[gain.treatment].label : percent(gain.rate);
};

/** The rule with its note, or the word for a gain without one. */
const ruleOf = (gain: GainLaw | null, { state, note }: LawCell): string =>
  [state === 'rate' ? gain!.rule : cellStateWords[state].label, ...(note === undefined ? [] : [note])].join('. ');

/** Tax on capital gains of individuals and of companies. */
export function CapitalGains({ law, taxYear }: OfYear) {
  const tax = law.capital_gains_tax;
  if (tax === undefined) return null;
  const { individual, company, notes } = tax;
  const rows = [
    [taxpayerWords.individual.label, ruleOf(individual, tax.cells.individual)],
    [taxpayerWords.company.label, ruleOf(company, tax.cells.company)],
  ] as const;
  const example = {
    name: `on a gain of 100,000${individual === null ? ' (company)' : ''}`,
    formula: formula('CGT', law.country.code, 100_000, individual === null ? 'company' : undefined, taxYear),
  };
  return (
    <LawSection
      id="gains"
      name="Capital gains"
      figure={headline(individual)}
      law={tax}
      notes={notes}
      insert={{
        what: 'capital gains tax',
        formulas: individual === null && company === null ? [] : [example],
        table: () => ({ title: `${law.country.name}, capital gains tax`, columns: ['Taxpayer', 'Rule'], rows }),
      }}
    >
      <Table caption="Capital gains tax by taxpayer" columns={[{ name: 'Taxpayer' }, { name: 'Rule' }]} rows={rows} />
      {individual?.brackets === undefined ? null : (
        <Brackets caption="Capital gains brackets for individuals" brackets={individual.brackets} />
      )}
    </LawSection>
  );
}
