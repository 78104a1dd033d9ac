import { listBegan, lawEntries } from '../../src/changes/law';
import { changeOf } from '../../src/changes/list';
import { countryCodes, TaxRequest, taxTypes, VatRequest } from '../../src/contract';
import {
  SeniorityRequest,
  LeaveRequest,
  NoticeRequest,
  OvertimeRequest,
  SeveranceRequest,
} from '../../src/contract/labour';
import { CorrectionRequest } from '../../src/contract/correction';
import { LeaverRequest } from '../../src/contract/leaver';
import type { Outcome } from '../../src/contract/error';
import {
  countryInfo,
  explainTax,
  explainVat,
  labourLaw,
  leave,
  correction,
  leaver,
  notice,
  overtime,
  payrollCalendar,
  seniority,
  severance,
  taxLaw,
} from '../../src/engine';
import { promiseOf } from '../../src/market';
import { seriesNames } from '../../src/contract/words/series';
import type { Sentence } from '../../src/language/message';
import { isMessage } from '../../src/language/said';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { sayInPseudo, untranslated } from './pseudo';

const reference = createReference(countryFiles);
const today = '2026-11-27';

/** Fields with codes, addresses and names of sources, which no language changes, and answers of other operations. */
const codes = new Set([
  ...[
    'id',
    'kind',
    'country',
    'countries',
    'currency',
    'currencies',
    'code',
    'tax_year',
    'tax_years',
    'period',
    'method',
  ],
  ...['confidence', 'data_status', 'confirmed_by', 'payer', 'payment_type', 'residency', 'category', 'categories'],
  ...[
    'treatment',
    'payee',
    'state',
    'states',
    'measure',
    'on',
    'applies',
    'reached',
    'per',
    'unit',
    'sources',
    'source',
  ],
  ...['scale_sources', 'subject', 'result', 'if_day_off', 'ids', 'tax_types', 'kinds', 'default'],
  ...['day', 'weekday', 'not_established', 'facts', 'treaty', 'year_to_date'],
  // Of a leaver: why the employment ends, and the part of pay of a line.
  ...['reason', 'part'],
  // Of a correction: what is paid back, and when.
  ...['of', 'when'],
  // A choice of a circumstance as requests send it.
  'value',
  // A text of the law by itself, and its rules as they are recorded.
  'name',
  'notices',
  'rule',
]);

/** Every text of data that no catalog translates, with its path. Rules of labour law stand as they are recorded. */
function leftIn(data: unknown, path: string): string[] {
  if (isMessage(data)) return found(sayInPseudo(data), path);
  if (typeof data === 'string') return found(data, path);
  if (Array.isArray(data)) return data.flatMap((item) => leftIn(item, path));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    codes.has(name) && !isMessage(value) && !(name === 'facts' && Array.isArray(value) && typeof value[0] === 'object')
      ? []
      : leftIn(value, `${path}.${name}`),
  );
}
const found = (text: string, path: string): string[] => {
  const words = untranslated(text);
  return words.length === 0 ? [] : [`${path}: ${words.join(' ')} in «${text}»`];
};

interface Answered {
  readonly data: unknown;
  readonly meta: { readonly notices: readonly Sentence[] };
}

/** What an answer, or the refusal of a question, has in English. */
function leftInAnswer(answer: Outcome<Answered>, of: string): string[] {
  if (!answer.ok) return found(sayInPseudo(answer.failure.message), of);
  const { data, meta } = answer.value;
  return [...leftIn(data, of), ...meta.notices.flatMap((each) => found(sayInPseudo(each), of))];
}

const context = { today };
const few = (all: readonly string[]): readonly string[] => [...new Set(all)].slice(0, 30);

test.each(countryCodes)('%s: explanations, law, labour and due dates have no English of ours', (country) => {
  const left: string[] = [];
  const ask = (answer: Outcome<Answered>, of: string): void => void left.push(...leftInAnswer(answer, of));
  for (const type of taxTypes)
    for (const employee of [{}, { marital_status: 'married', children: 2, category: 'executive', sector: 'mining' }])
      ask(
        explainTax(
          reference,
          TaxRequest.parse({ country, type, amount: 1_234_567.5, ...(type === 'income' ? { employee } : {}) }),
          context,
        ),
        `explain ${type}`,
      );
  const rich = { housing: 10_000, transport: 5_000, bonus: 50_000, overtime: 2_000 };
  ask(
    explainTax(
      reference,
      TaxRequest.parse({
        country,
        type: 'income',
        amount: 900_000,
        mode: 'net_to_gross',
        pay: rich,
        in_kind: { housing: 3_000, vehicle: { cost: 1_000, price: 10_000 } },
        paid: { pension: 1_000, rent: 500 },
        year_to_date: { months: 3, gross: 300_000, tax: 1_000 },
      }),
      context,
    ),
    'explain net pay',
  );
  for (const rate_type of ['standard', 'reduced'] as const)
    ask(
      explainVat(reference, VatRequest.parse({ country, amount: 1_000, mode: 'add', rate_type }), context),
      'explain VAT',
    );
  ask(taxLaw(reference, { country } as never, context), 'tax law');
  ask(countryInfo(reference, { country }, context), 'country');
  ask(labourLaw(reference, { country }, context), 'labour law');
  const service = { country, started: '2014-02-01', ends: '2026-10-15', pay: 400_000 };
  for (const reason of ['dismissal', 'redundancy', 'end_of_contract', 'retirement'])
    ask(severance(reference, SeveranceRequest.parse({ ...service, reason })), `severance, ${reason}`);
  ask(notice(reference, NoticeRequest.parse(service)), 'notice');
  ask(
    leave(reference, LeaveRequest.parse({ country, started: '2014-02-01', on: today, pay: 400_000 }), context),
    'leave',
  );
  ask(
    seniority(reference, SeniorityRequest.parse({ country, started: '2014-02-01', on: today, pay: 400_000 }), context),
    'seniority',
  );
  const stated = { parts: { bonus: 50_000 }, leave_days_taken: 2, seniority_base: 300_000, notice: 'paid' };
  for (const reason of ['redundancy', 'resignation'])
    for (const details of [{}, stated])
      ask(leaver(reference, LeaverRequest.parse({ ...service, reason, ...details }), context), `leaver, ${reason}`);
  const months = (paid: number, due: number) => ({
    country,
    months: [{ month: '2026-09', paid: { amount: paid }, due: { amount: due } }],
  });
  for (const [paid, due] of [
    [400_000, 450_000],
    [450_000, 400_000],
  ] as const)
    ask(correction(reference, CorrectionRequest.parse(months(paid, due)), context), `correction to ${due}`);
  for (const kind of ['day', 'night', 'rest_day', 'public_holiday'])
    ask(
      overtime(reference, OvertimeRequest.parse({ country, pay: 400_000, hours: 12, kind }), context),
      `overtime, ${kind}`,
    );
  for (const due_in of ['2026-01', '2026-05', '2026-12'])
    ask(payrollCalendar(reference, { country, due_in } as never, context), 'due dates');
  expect(few(left)).toEqual([]);
});

test('changes of law have no English of ours', () => {
  const left = lawEntries(reference).flatMap((entry) => leftIn(changeOf(entry, Date.parse(listBegan)), entry.id));
  expect(few(left)).toEqual([]);
});

test('promises of series are sentences', () => {
  expect(seriesNames.flatMap((series) => found(sayInPseudo(promiseOf(series)), series))).toEqual([]);
});

test('the pseudo-language finds a text that comes from no catalog', () => {
  expect(untranslated(sayInPseudo('Gross pay'))).toEqual(['Gross', 'pay']);
  expect(untranslated(sayInPseudo({ code: 'explained_gross' }))).toEqual([]);
  expect(untranslated(sayInPseudo({ code: 'law_text', values: { text: 'Personal relief' } }))).toEqual([]);
});
