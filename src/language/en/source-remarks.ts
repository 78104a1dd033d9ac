/**
 * How the text of a source was read, as the law files say it in English behind the name of its publisher. A remark
 * stands before those that it contains.
 */
export const sourceRemarks = [
  'public code repository, address not recorded',
  'public code, address not recorded',
  'public source text of a payroll program',
  'copy in a public code repository',
  'copy in a public repository',
  'copies in public code',
  'not reviewed by a practitioner',
  'not reviewed',
  'public code repository',
  'public code, not reviewed',
  'public code',
  'text of the convention',
  'text of the law',
  'text of the Act',
  'Law text in GitHub',
  'text in GitHub',
  'text in',
  'text at',
  'stored copy',
  'copy of the code',
  'copy of',
  'in a copy',
  'copy on',
  'copy at',
  'copy in',
  'copy',
] as const;

export type SourceRemark = (typeof sourceRemarks)[number];
