import type { TaxLaw } from '../../../src/contract/law';
import { useFigures } from '../../parts/figures';
import { InsertMenu } from '../../parts/insert-menu';
import { Section } from '../../parts/section';
import { LawFoot, sourceLine } from './dates';
import { Items } from './items';
import { Notices } from '../../parts/notices';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Reliefs, credits, levies on the tax, and the limits that the law sets. */
export function Reliefs({ law }: { readonly law: TaxLaw }) {
  const { strong } = useFigures();
  const tax = law.income_tax;
  if (tax === undefined) return null;
  const groups = [
    { title: 'Taken off income before the bands', items: tax.reliefs },
    { title: 'Taken off the tax', items: tax.credits },
    { title: 'Levies that count as tax', items: tax.surcharges },
    { title: 'Limits and rounding', items: tax.limits },
  ];
  const all = groups.flatMap(({ title, items }) => items.map((item) => ({ title, item })));
  const figure = [
    tax.reliefs.length === 0 ? '' : counted(tax.reliefs.length, 'relief'),
    tax.credits.length === 0 ? '' : counted(tax.credits.length, 'credit'),
    tax.surcharges.length === 0 ? '' : counted(tax.surcharges.length, 'levy').replace('levys', 'levies'),
  ]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <Section
      id="reliefs"
      name="Reliefs and credits"
      figure={figure === '' ? 'none' : figure}
      status={tax.data_status}
      foot={
        <LawFoot
          law={tax}
          notices={[]}
          tools={
            all.length === 0 ? undefined : (
              <InsertMenu
                what="reliefs and credits"
                table={() => ({
                  title: `${law.country.name}, reliefs and credits ${law.tax_year}`,
                  columns: ['Kind', 'Name', 'Rule'],
                  rows: all.map(({ title, item }) => [title, item.name, item.rule]),
                  source: sourceLine(tax),
                })}
              />
            )
          }
        />
      }
    >
      {all.length === 0
        ? 'The law of this year gives none that apply to an employee without dependants.'
        : groups.map(({ title, items }) => <Items key={title} title={title} items={items} />)}
      {tax.not_covered.length === 0 ? null : (
        <div>
          <div className={strong}>Not taken into account</div>
          <Notices lines={tax.not_covered} />
        </div>
      )}
    </Section>
  );
}
