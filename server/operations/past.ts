/** A question that may ask what was known on a day. */
interface MaybePast {
  readonly as_known_on?: string | undefined;
}

/** Does a question ask what was known on a day? The market of that day may have to be built first. */
export const asksThePast = ({ as_known_on }: MaybePast): boolean => as_known_on !== undefined;

/** Is a question about all countries, or about what was known on a day? */
export const isLong = (question: MaybePast & { readonly country?: string | undefined }): boolean =>
  question.country === undefined || asksThePast(question);
