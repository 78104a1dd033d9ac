export { dayChanges } from './day-changes';
export { type LawChange, lawChanges } from './law-changes';
export { payLaw } from './pay-law';
export { type ComparedSlip, lineDifferences, touchedBy } from './touched';
