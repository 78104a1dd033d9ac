export * from './central-banks';
export * from './currencies';
export * from './exchange-rates';
export * from './fuel';
export * from './precision';
