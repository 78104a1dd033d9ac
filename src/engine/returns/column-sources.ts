import type { ReturnList } from '../../contract/returns';
import { message, type MessageCode, type Sentence } from '../../language/message';
import { lawText } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import type { Country, ReturnForm, ReturnValue, SlipFigure } from '../../reference/schema';

type Described = NonNullable<ReturnList['returns'][number]['column_list']>[number];
type Source = Unsaid<Described['takes'][number]>;
type Lines = readonly { readonly id: string; readonly name: string }[];

const figures = {
  gross_amount: 'payslip_gross',
  basic_pay: 'payslip_basic_pay',
  contributory: 'return_pay_contributory',
  exempt: 'return_pay_exempt',
  taxable_amount: 'payslip_taxable',
  tax_of_brackets: 'payslip_tax_of_scale',
  tax_amount: 'payslip_tax',
  net_amount: 'payslip_net',
} as const satisfies Readonly<Record<SlipFigure, MessageCode>>;

const ofPayslip = (name: Sentence): Source => ({ kind: 'payslip', name });
const ofReturn = (name: Sentence): Source => ({ kind: 'return', name });
const fixed = (name: string): readonly Source[] => (name === '' ? [] : [{ kind: 'fixed', name }]);

/** Lines of the payslip by their ids. A law has a line again for each version: it is named once. */
const linesOf = (ids: readonly string[], lines: Lines): readonly Source[] =>
  ids.flatMap((id) => {
    const line = lines.find((one) => one.id === id);
    return line === undefined ? [] : [ofPayslip(lawText(line.name))];
  });

/** What a value of a return is made of, in the order in which it reads it. */
function readBy(value: ReturnValue, form: ReturnForm, country: Country): readonly Source[] {
  const inside = (one: ReturnValue): readonly Source[] => readBy(one, form, country);
  const columnOf = (id: string) => form.records.flatMap(({ columns }) => columns).find((column) => column.id === id)!;
  const ofColumn = (id: string): readonly Source[] => {
    const { value: read } = columnOf(id);
    return read === null ? [] : inside(read);
  };
  const listed = (ids: readonly string[] | 'all', all: MessageCode, lines: () => Lines): readonly Source[] =>
    ids === 'all' ? [ofPayslip({ code: all })] : linesOf(ids, lines());
  const { contributions, income, pay = [] } = country;

  if ('person' in value)
    return [{ kind: 'person', name: value.person }, ...(value.else === undefined ? [] : inside(value.else))];
  if ('employee' in value) return [{ kind: 'employee', name: value.employee }];
  if ('slip' in value) return [ofPayslip(message(figures[value.slip]))];
  if ('family' in value) {
    const counted = income.flatMap(({ family }) => family?.name ?? []).slice(0, 1);
    return counted.map((name) => ofPayslip(lawText(name)));
  }
  if ('contributions' in value) return linesOf(value.contributions, contributions);
  if ('reliefs' in value)
    return listed(value.reliefs, 'return_all_reliefs', () => income.flatMap(({ deductions }) => deductions));
  if ('credits' in value)
    return listed(value.credits, 'return_all_credits', () => income.flatMap(({ credits }) => credits));
  if ('surcharges' in value)
    return listed(value.surcharges, 'return_all_surcharges', () => income.flatMap(({ surcharges }) => surcharges));
  if ('benefits' in value)
    return listed(value.benefits, 'return_all_benefits', () => pay.flatMap(({ benefits = [] }) => benefits));
  if ('taxed_part' in value)
    return linesOf(
      [value.taxed_part],
      pay.flatMap(({ parts = [] }) => parts),
    );
  if ('pay' in value) return value.pay.map((name) => ({ kind: 'pay' as const, name }));
  if ('paid' in value) return value.paid.map((name) => ({ kind: 'paid' as const, name }));
  if ('employer' in value) return [{ kind: 'employer', name: value.employer }];
  if ('text' in value) return fixed(value.text);
  if ('number' in value) return fixed(String(value.number));
  if ('month' in value || 'last_day' in value) return [ofReturn(message('return_source_month'))];
  if ('age_at' in value) return [{ kind: 'person', name: 'birth_date' }];
  if ('in_months' in value) return inside(value.value);
  if ('each_month' in value) return inside(value.each_month);
  if ('months_of' in value) return ofColumn(value.months_of);
  if ('column' in value) return ofColumn(value.column);
  if ('count' in value) return [ofReturn(message('return_source_number'))];
  if ('rows_of' in value) return [ofReturn(message('return_source_rows'))];
  if ('ceiling' in value)
    return linesOf([value.ceiling], contributions).map(({ name }) =>
      ofPayslip(message('return_source_ceiling', { name })),
    );
  if ('total' in value)
    return [ofReturn(message('return_source_total', { column: lawText(columnOf(value.total).title) }))];
  if ('sum' in value) return value.sum.flatMap(inside);
  if ('less' in value) return value.less.flatMap(inside);
  if ('least' in value) return value.least.flatMap(inside);
  if ('hundredths' in value) return inside(value.hundredths);
  if ('percent' in value) return inside(value.of);
  if ('rank' in value) return inside(value.rank);
  return [value.whether, value.yes, value.no].flatMap(inside);
}

/**
 * Where the value of a column comes from, each source once. Constants are named only where nothing else is read: beside
 * other sources they are a condition or a default.
 */
export function columnSources(
  value: ReturnValue | null,
  form: ReturnForm,
  country: Country,
): readonly Unsaid<Described['takes'][number]>[] {
  if (value === null) return [];
  const all = readBy(value, form, country);
  const read = all.filter(({ kind }) => kind !== 'fixed');
  return [...new Map((read.length > 0 ? read : all).map((one) => [JSON.stringify(one), one])).values()];
}
