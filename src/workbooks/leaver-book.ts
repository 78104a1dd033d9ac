import { labelsIn } from '../contract/labels';
import type { EndReason } from '../contract/words/labour';
import type { Language } from '../language/languages';
import {
  area,
  type Block,
  type Book,
  column,
  type Content,
  fixed,
  formula,
  head,
  line,
  on,
  sheetNames,
  text,
} from './book';
import { checkSheet } from './closing-sheets';
import {
  dayFormat,
  detailBlock,
  firstDayBefore,
  labourSourceSheet,
  type LabourBookSettings,
  ruleOf,
} from './labour-sheets';

/** What a settlement of a leaver is made for. */
export interface LeaverSettings extends LabourBookSettings {
  readonly language: Language;
  /** The reasons for which the law says what is due. */
  readonly reasons: readonly EndReason[];
  /** Is the income tax of the country calculated? */
  readonly isTaxed: boolean;
}

const resignation = 'resignation';
const [countryCell, startedCell, endsCell, reasonCell, payCell] = [3, 4, 5, 6, 7].map((row) => fixed(row, 1));
const [daysCell, ofCell, leaveCell, noticeCell] = [8, 9, 10, 11].map((row) => fixed(row, 1));
const detailsAt = 13;
/** Rows for further details of the employee. */
const furtherDetails = 4;

/** The last payslip of a leaver: what is due under each head, with tax and net pay. */
export function leaverBook(settings: LeaverSettings): Book {
  const { words, taken, country, countryName, facts, pay, money, language, today, reasons, isTaxed } = settings;
  const names = sheetNames({ leaver: words.settlement, checks: words.checks, sources: words.sources }, taken);
  const labels = labelsIn[language];
  const [yes, no] = [labels.yes[0]!, labels.no[0]!];
  const notice = ruleOf(facts, 'notice');
  const ofLeave = detailBlock(detailsAt + 1, 0, ruleOf(facts, 'annual_leave'), ['category', 'days_per_month']);
  const noticeAt = detailsAt + 2 + ofLeave.rows;
  const ofNotice = detailBlock(noticeAt + 1, 0, notice, ['category', 'days_per_month']);
  const severanceAt = noticeAt + 2 + ofNotice.rows;
  const ofSeverance = detailBlock(severanceAt + 1, 0, ruleOf(facts, 'severance'), [
    'category',
    'days_per_month',
    'hours_per_month',
  ]);
  const linesAt = severanceAt + 2 + ofSeverance.rows;
  const [paid, leave, instead, severance, gross, tax, contributions, net] = [1, 2, 3, 4, 5, 6, 7, 8].map((at) =>
    fixed(linesAt + at, 1),
  );
  const taxDetailsAt = linesAt + 11;
  const taxDetails = area(taxDetailsAt, 0, 4 + furtherDetails, 2);
  const groupOfNotice = notice.groups.length === 0 ? '' : fixed(noticeAt + 1, 1);
  const daysOfNotice = fixed(noticeAt + ofNotice.rows, 1);
  const ask = (called: string): Content => formula(`SVC.${called}(${countryCell},${gross},,,,${taxDetails})`);
  const amounts: readonly Content[] = [
    formula(`ROUND(${payCell}*${daysCell}/${ofCell},2)`),
    formula(
      `IF(${leaveCell}=0,0,SVC.LEAVEPAY(${countryCell},${payCell},${startedCell},${endsCell},${leaveCell},${ofLeave.cells}))`,
    ),
    formula(
      `IF(${noticeCell}=${text(yes)},SVC.NOTICE(${countryCell},${startedCell},${endsCell},${groupOfNotice},${payCell},${daysOfNotice}),0)`,
    ),
    formula(
      `IF(${reasonCell}=${text(resignation)},0,SVC.SEVERANCE(${countryCell},${payCell},${startedCell},${endsCell},${reasonCell},${ofSeverance.cells}))`,
    ),
    formula(`SUM(${area(linesAt + 1, 1, 4, 1)})`),
    ...(isTaxed ? [ask('PAYE'), ask('PENSION'), ask('NETPAY')] : []),
  ];
  const there = (reference: string): string => on(names.leaver, reference);
  const title = (row: number, name: string): Block => line(row, 0, [name, ''], 'heading');
  return {
    sheets: [
      {
        name: names.leaver,
        widths: [40, 20, 60],
        blocks: [
          ...head(`${words.leaver_book}: ${countryName}`, words.leaver_note),
          column(
            3,
            0,
            [
              words.country,
              words.first_day,
              words.last_day,
              words.reason,
              words.pay_of_month,
              words.days_paid,
              words.days_of_month,
              words.leave_to_pay,
              words.notice_is_paid,
            ],
            'label',
          ),
          line(3, 1, [country], 'input'),
          column(4, 1, [{ day: firstDayBefore(today, 5, 3) }, { day: today }], 'input', dayFormat),
          { ...line(6, 1, ['dismissal'], 'input'), choices: [...reasons, resignation] },
          line(7, 1, [pay], 'input', money),
          column(8, 1, [15, 30, 6], 'input', '0.00'),
          { ...line(11, 1, [yes], 'input'), choices: [yes, no] },
          title(detailsAt, words.annual_leave),
          ...ofLeave.blocks,
          title(noticeAt, words.notice),
          ...ofNotice.blocks,
          title(severanceAt, words.severance),
          ...ofSeverance.blocks,
          line(linesAt, 0, [words.settlement, words.amount], 'heading'),
          column(
            linesAt + 1,
            0,
            [
              words.pay_of_last_month,
              words.leave_not_taken,
              words.pay_instead_of_notice,
              words.severance,
              words.gross_pay,
              ...(isTaxed ? [words.income_tax, words.contributions, words.net_pay] : []),
            ],
            'label',
          ),
          column(linesAt + 1, 1, amounts, 'figure', money),
          line(
            linesAt + 3,
            2,
            [formula(`SVC.NOTICE(${countryCell},${startedCell},${endsCell},${groupOfNotice})`)],
            'note',
          ),
          ...(isTaxed
            ? [
                title(taxDetailsAt - 1, words.details),
                column(taxDetailsAt, 0, ['leave_paid_out', 'notice_pay', 'severance', 'pay_date'], 'label'),
                column(
                  taxDetailsAt,
                  1,
                  [leave, instead, severance].map((one) => formula(one!)),
                  'figure',
                  money,
                ),
                line(taxDetailsAt + 3, 1, [formula(endsCell!)], 'figure', dayFormat),
                {
                  row: taxDetailsAt + 4,
                  column: 0,
                  rows: [],
                  reach: { rows: furtherDetails, columns: 2 },
                  look: 'input',
                } as const,
              ]
            : []),
        ],
      },
      checkSheet(names.checks, words, [
        {
          name: words.lines_are_gross,
          figure: [paid, leave, instead, severance].map((one) => there(one!)).join('+'),
          compared: there(gross!),
        },
        ...(isTaxed
          ? [
              {
                name: words.net_is_rest,
                figure: `${there(gross!)}-${there(tax!)}-${there(contributions!)}`,
                compared: there(net!),
              },
            ]
          : []),
      ]),
      labourSourceSheet(names.sources, settings, ['annual_leave', 'notice', 'severance', 'redundancy']),
    ],
  };
}
