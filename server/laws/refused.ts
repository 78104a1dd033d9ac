/** A law package that is not used. The message says why, and what to do. */
export class LawRefused extends Error {}
