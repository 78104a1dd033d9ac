export * from './columns';
export * from './heading';
export * from './heading-lists';
export * from './heading-unit';
export * from './labels';
export * from './languages';
export * from './suggested-heading';
export * from './words';
