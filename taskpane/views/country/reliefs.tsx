import { countryName } from '../../words/labels';
import { listed, say } from '../../../ui/language/say';
import type { TaxLaw } from '../../../src/contract/law';
import { useFigures } from '../../../ui/theme/figures';
import { Notices } from '../../parts/notices';
import { Items } from './items';
import { LawSection } from './law-section';

/** Reliefs, credits, levies on the tax, and statutory limits. */
export function Reliefs({ law }: { readonly law: TaxLaw }) {
  const { strong } = useFigures();
  const tax = law.income_tax;
  if (tax === undefined) return null;
  const groups = [
    { title: say('deducted_from_income'), items: tax.reliefs },
    { title: say('deducted_from_tax'), items: tax.credits },
    { title: say('levies_counted_as_tax'), items: tax.surcharges },
    { title: say('limits_and_rounding'), items: tax.limits },
  ];
  const all = groups.flatMap(({ title, items }) => items.map((item) => ({ title, item })));
  const counts = [
    tax.reliefs.length === 0 ? '' : say('reliefs_counted', { count: tax.reliefs.length }),
    tax.credits.length === 0 ? '' : say('credits_counted', { count: tax.credits.length }),
    tax.surcharges.length === 0 ? '' : say('levies_counted', { count: tax.surcharges.length }),
  ].filter((part) => part !== '');
  return (
    <LawSection
      id="reliefs"
      name={say('reliefs_and_credits')}
      figure={counts.length === 0 ? say('no_reliefs') : listed(counts)}
      law={tax}
      notices={[]}
      insert={
        all.length === 0
          ? undefined
          : {
              what: say('reliefs_offer'),
              table: () => ({
                title: say('reliefs_title', { name: countryName(law.country.code), tax_year: law.tax_year }),
                columns: [say('kind'), say('name'), say('rule')],
                rows: all.map(({ title, item }) => [title, item.name, item.rule]),
              }),
            }
      }
    >
      {all.length === 0
        ? say('this_tax_year_has_no_reliefs')
        : groups.map(({ title, items }) => <Items key={title} title={title} items={items} />)}
      {tax.not_covered.length === 0 ? null : (
        <div>
          <div className={strong}>{say('not_included_in_the_calculation')}</div>
          <Notices lines={tax.not_covered} />
        </div>
      )}
    </LawSection>
  );
}
