export { AccountClient } from './account-client';
export type { BatchAnswer, BatchAnswers, BatchMeta, BatchQuestion } from './batch';
export { type ErrorCode, FinanceError } from './error';
export type { ReceivedFile } from './file';
export { FinanceClient } from './finance-client';
export type * from './generated/models';
export type { CallOptions, ClientOptions, Language, Retry } from './options';
export type { PolledChanges } from './poll';
export { verifyWebhook, type Webhook } from './webhook';
