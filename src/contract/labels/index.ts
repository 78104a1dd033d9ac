export * from './columns';
export * from './labels';
export * from './languages';
export * from './words';
