export { contributionInWords } from './contribution';
export { bandsInWords, basisInWords, formulaInWords, roundingInWords, ruleInWords } from './formula';
export { numberInWords } from './number';
