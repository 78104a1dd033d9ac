export * from './asked';
export * from './detail';
export * from './list';
export * from './request';
export * from './text';
