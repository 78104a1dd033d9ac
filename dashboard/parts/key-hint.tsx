/** The beginning of a key or token, which runs from left to right in every language. */
export const KeyHint = ({ hint }: { readonly hint: string }) => <bdi dir="ltr">{hint}</bdi>;
