export { checkBands } from './bands';
export { checkDates, enactedAfter } from './dates';
export type { Finding } from './finding';
export { checkNames } from './names';
export { checkSources } from './sources';
export { checkVat } from './vat';
