export { gainInWords, minimumTaxInWords, profitRateInWords, smallCompanyInWords, surchargeInWords } from './company';
export { contributionInWords } from './contribution';
export { bandsInWords, basisInWords, formulaInWords, roundingInWords, ruleInWords } from './formula';
export {
  exemptionInWords,
  itemInWords,
  methodInWords,
  notCoveredInWords,
  otherScaleInWords,
  taxableRoundingInWords,
  taxRoundingInWords,
} from './income';
export { limitNames } from './limits';
export { numberInWords } from './number';
export { paymentInWords, thresholdInWords, withholdingInWords } from './withholding';
export * from './pay';
export * from './where';
