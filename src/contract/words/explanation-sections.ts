/** The sections of an explanation, in the order of the calculation. */
export const explanationSections = [
  'asked',
  'gross',
  'parts',
  'benefits',
  'paid_once',
  'family',
  'contributions',
  'reliefs',
  'taxable',
  'scale',
  'credits',
  'limits',
  'before_surcharges',
  'surcharges',
  'adjustments',
  'result',
  'employer',
  'not_covered',
  'law',
] as const;
export type ExplanationSectionName = (typeof explanationSections)[number];
