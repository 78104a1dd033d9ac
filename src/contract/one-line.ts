/**
 * Text on one line, as names and addresses are, which end in mails and logs: without control characters, line breaks,
 * marks that turn the direction of writing, and halves of characters.
 */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;
