export { gainInWords, minimumTaxInWords, profitRateInWords, smallCompanyInWords, surchargeInWords } from './company';
export { contributionInWords } from './contribution';
export { bandsInWords, formulaInWords, ruleInWords } from './formula';
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
export { numberInWords, percentInWords } from './number';
export { paymentInWords, withholdingInWords } from './withholding';
export * from './pay';
export * from './where';
