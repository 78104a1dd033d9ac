export type { OperationId } from '../contract/paths';
export * from './client';
export { isErrorBody, Refused, ServiceUnreachable } from './failure';
export * from './session';
export * from './shared';
