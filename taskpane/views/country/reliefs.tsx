import type { TaxLaw } from '../../../src/contract/law';
import { useFigures } from '../../../ui/theme/figures';
import { Notices } from '../../parts/notices';
import { Items } from './items';
import { LawSection } from './law-section';

const counted = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** Reliefs, credits, levies on the tax, and statutory limits. */
export function Reliefs({ law }: { readonly law: TaxLaw }) {
  const { strong } = useFigures();
  const tax = law.income_tax;
  if (tax === undefined) return null;
  const groups = [
    { title: 'Deducted from income', items: tax.reliefs },
    { title: 'Deducted from tax', items: tax.credits },
    { title: 'Levies counted as tax', items: tax.surcharges },
    { title: 'Limits and rounding', items: tax.limits },
  ];
  const all = groups.flatMap(({ title, items }) => items.map((item) => ({ title, item })));
  const figure = [
    tax.reliefs.length === 0 ? '' : counted(tax.reliefs.length, 'relief', 'reliefs'),
    tax.credits.length === 0 ? '' : counted(tax.credits.length, 'credit', 'credits'),
    tax.surcharges.length === 0 ? '' : counted(tax.surcharges.length, 'levy', 'levies'),
  ]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <LawSection
      id="reliefs"
      name="Reliefs and credits"
      figure={figure === '' ? 'none' : figure}
      law={tax}
      notices={[]}
      insert={
        all.length === 0
          ? undefined
          : {
              what: 'reliefs and credits',
              table: () => ({
                title: `${law.country.name}, reliefs and credits ${law.tax_year}`,
                columns: ['Kind', 'Name', 'Rule'],
                rows: all.map(({ title, item }) => [title, item.name, item.rule]),
              }),
            }
      }
    >
      {all.length === 0
        ? 'This tax year has no reliefs or credits for an employee without dependants.'
        : groups.map(({ title, items }) => <Items key={title} title={title} items={items} />)}
      {tax.not_covered.length === 0 ? null : (
        <div>
          <div className={strong}>Not included in the calculation</div>
          <Notices lines={tax.not_covered} />
        </div>
      )}
    </LawSection>
  );
}
