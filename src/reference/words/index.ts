export { contributionInWords } from './contribution';
export { bandsInWords, formulaInWords } from './formula';
