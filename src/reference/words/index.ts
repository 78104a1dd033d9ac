export { contributionInWords } from './contribution';
export { bandsInWords, basisInWords, formulaInWords, ruleInWords } from './formula';
export { numberInWords } from './number';
