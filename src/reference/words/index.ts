export { gainInWords, minimumTaxInWords, profitRateInWords, smallCompanyInWords, surchargeInWords } from './company';
export { contributionInWords } from './contribution';
export { bandsInWords, basisInWords, formulaInWords, roundingInWords, ruleInWords } from './formula';
export {
  exemptionInWords,
  itemInWords,
  limitsInWords,
  methodInWords,
  notCoveredInWords,
  otherScaleInWords,
  taxableRoundingInWords,
  taxRoundingInWords,
} from './income';
export { limitNames } from './limits';
export { numberInWords, percentInWords } from './number';
export { paymentInWords, thresholdInWords, withholdingInWords } from './withholding';
export * from './pay';
export * from './where';
