/** How old a fact is, the newest grade first. `sample` is what a test key gets: not real data. */
export const dataStatuses = ['current', 'due', 'stale', 'sample'] as const;
export type DataStatus = (typeof dataStatuses)[number];

/** The age of a fact: as {@link DataStatus}, of real data. */
export type Grade = Exclude<DataStatus, 'sample'>;

/** How well a fact is known, best first. */
export const confidences = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof confidences)[number];

/** What a source is, best first: the law itself, who administers or publishes it officially, professional advisers, the press, other compilers, and the code of other software. */
export const sourceKinds = ['law', 'authority', 'adviser', 'press', 'other', 'code'] as const;
export type SourceKind = (typeof sourceKinds)[number];
