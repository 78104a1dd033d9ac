import { success } from './envelope';
import { factColumns, fieldsOf } from './columns';
import {
  LabourFactLaw,
  LabourLaw,
  LabourQuery,
  LeaveAnswer,
  LeaveRequest,
  NoticeAnswer,
  NoticeRequest,
  OvertimeAnswer,
  OvertimeRequest,
  SeniorityAnswer,
  SeniorityRequest,
  SeveranceAnswer,
  SeveranceRequest,
} from './labour';
import type { OperationContract } from './operation';

const calculation = { method: 'post', tag: 'Labour', scope: 'tax' } as const satisfies Partial<OperationContract>;
const refusals = [
  'invalid_json',
  'invalid_country',
  'invalid_date',
  'invalid_law_version',
  'plan_required',
  'not_established',
  'bad_request',
] as const;

/** What an employment owes by law beside pay: overtime, leave, notice, severance, seniority. */
export const labourOperations = [
  {
    id: 'getLabourLaw',
    method: 'get',
    path: '/api/v1/labour',
    tag: 'Labour',
    scope: 'country',
    summary: 'Look up the labour law of a country',
    description:
      'Hours, overtime, leave, notice, severance and what else an employment owes by law, in words and as data, with article, date, confidence and sources. It is the legal minimum. What no good source states is in `not_established`.',
    query: LabourQuery,
    response: success(LabourLaw),
    errors: ['invalid_country', 'invalid_date', 'invalid_law_version', 'plan_required', 'not_established'],
    csv: [factColumns(fieldsOf(LabourFactLaw, ['rule']))],
  },
  {
    ...calculation,
    id: 'calculateOvertime',
    path: '/api/v1/labour/overtime',
    summary: 'Calculate pay for overtime',
    description: 'Pay of hours of overtime with the premium of the law, tier by tier.',
    body: OvertimeRequest,
    item: OvertimeRequest,
    itemName: 'overtime',
    response: success(OvertimeAnswer),
    errors: [...refusals, 'invalid_amount', 'invalid_category', 'invalid_kind', 'invalid_period'],
  },
  {
    ...calculation,
    id: 'calculateLeave',
    path: '/api/v1/labour/leave',
    summary: 'Calculate annual leave',
    description: 'Days of paid annual leave by seniority and, with `pay`, what they are paid.',
    body: LeaveRequest,
    item: LeaveRequest,
    itemName: 'leave',
    response: success(LeaveAnswer),
    errors: [...refusals, 'invalid_amount', 'invalid_category'],
  },
  {
    ...calculation,
    id: 'calculateNotice',
    path: '/api/v1/labour/notice',
    summary: 'Calculate notice',
    description: 'The notice that an employer gives and, with `pay`, the pay instead of it.',
    body: NoticeRequest,
    item: NoticeRequest,
    itemName: 'notice',
    response: success(NoticeAnswer),
    errors: [...refusals, 'invalid_amount', 'invalid_category'],
  },
  {
    ...calculation,
    id: 'calculateSeverance',
    path: '/api/v1/labour/severance',
    summary: 'Calculate severance pay',
    description:
      'What is due by years of service when an employment ends by dismissal, redundancy, the end of a fixed term or retirement.',
    body: SeveranceRequest,
    item: SeveranceRequest,
    itemName: 'severance',
    response: success(SeveranceAnswer),
    errors: [...refusals, 'invalid_amount', 'invalid_category', 'invalid_kind'],
  },
  {
    ...calculation,
    id: 'calculateSeniority',
    path: '/api/v1/labour/seniority',
    summary: 'Calculate a seniority bonus',
    description: 'The bonus for years of service that the law requires.',
    body: SeniorityRequest,
    item: SeniorityRequest,
    itemName: 'seniority',
    response: success(SeniorityAnswer),
    errors: [...refusals, 'invalid_amount'],
  },
] as const satisfies readonly OperationContract[];
