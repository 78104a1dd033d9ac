export { type LawChange, lawChanges } from './law-changes';
export { payLaw } from './pay-law';
export { type ComparedSlip, differingLines, touchedBy } from './touched';
