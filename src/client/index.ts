export type { OperationId } from '../contract/paths';
export * from './client';
export * from './connect-addin';
export { isErrorBody, RequestRefused, ServiceUnreachable } from './failure';
export * from './session';
export * from './shared';
export * from './storage';
