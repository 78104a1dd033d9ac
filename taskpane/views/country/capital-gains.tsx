import type { GainLaw } from '../../../src/contract/law';
import { gainTreatmentWords } from '../../../src/contract/words/gains';
import { taxpayerWords } from '../../../src/contract/words/taxpayers';
import { FactTable } from '../../parts/fact-table';
import { useFigures } from '../../parts/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { Section } from '../../parts/section';
import { formula } from '../../words/formula';
import { percent } from '../../words/numbers';
import { Brackets } from './brackets';
import { LawFoot, type OfYear, sourceLine } from './dates';

const headline = (gain: GainLaw | null): string => {
  if (gain === null) return 'not known';
  return gain.rate === undefined ? gainTreatmentWords[gain.treatment].label : percent(gain.rate);
};

/** Tax on capital gains of individuals and of companies. */
export function CapitalGains({ law, taxYear }: OfYear) {
  const { quiet } = useFigures();
  const tax = law.capital_gains_tax;
  if (tax === undefined) return null;
  const rows = [
    [taxpayerWords.individual.label, tax.individual?.rule ?? 'not known'],
    [taxpayerWords.company.label, tax.company?.rule ?? 'not known'],
  ] as const;
  return (
    <Section
      id="gains"
      name="Capital gains"
      figure={headline(tax.individual)}
      status={tax.data_status}
      foot={
        <LawFoot
          law={tax}
          tools={
            <InsertMenu
              what="capital gains tax"
              formulas={
                tax.individual === null && tax.company === null
                  ? []
                  : [
                      {
                        name: `on a gain of 100,000${tax.individual === null ? ' of a company' : ''}`,
                        formula: formula(
                          'CGT',
                          law.country.code,
                          100_000,
                          tax.individual === null ? 'company' : undefined,
                          taxYear,
                        ),
                      },
                    ]
              }
              table={() => ({
                title: `${law.country.name}, capital gains tax`,
                columns: ['Taxpayer', 'Rule'],
                rows,
                source: sourceLine(tax),
              })}
            />
          }
        />
      }
    >
      <FactTable
        caption="Capital gains tax by taxpayer"
        columns={[{ name: 'Taxpayer' }, { name: 'Rule' }]}
        rows={rows}
      />
      {tax.individual?.brackets === undefined ? null : (
        <Brackets caption="Bands for individuals" brackets={tax.individual.brackets} />
      )}
      {tax.notes.length === 0 ? null : <div className={quiet}>{tax.notes.join(' ')}</div>}
    </Section>
  );
}
