/** Age of a fact, best grade first. `sample` is what a test key gets: not real data. */
export const dataStatuses = ['current', 'due', 'stale', 'sample'] as const;
export type DataStatus = (typeof dataStatuses)[number];

/** The age of a real fact: {@link DataStatus} without `sample`. */
export type Grade = Exclude<DataStatus, 'sample'>;

/** Confidence in a fact, best first. */
export const confidences = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof confidences)[number];

export const confidenceMeaning =
  '`high`: the law, an authority or two advisers state it. `medium`: one adviser, the press or another compiler states it. `low`: only software states it, or sources are weak or disputed.';

/** Kinds of source, best first. */
export const sourceKinds = ['law', 'authority', 'adviser', 'press', 'other', 'code'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const sourceKindMeaning =
  'The kind of publisher. `law`: the text of the law, also as a copy. `authority`: a public body that administers or officially publishes it. `adviser`: an audit, tax or law firm, a tax publisher, or a firm that runs payroll. `press`: news media. `other`: calculators, blogs, guides, data compilers. `code`: software, or what is kept in a code repository.';

/** Who found law unchanged after it was recorded: a program that read a cited page again, or a person. */
export const confirmers = ['re-read', 'person'] as const;
export type Confirmer = (typeof confirmers)[number];
