/** A problem of a row. A confirmable one is implausible but may be right. Any other must be corrected. */
export interface Problem {
  readonly code:
    | 'missing'
    | 'unknown'
    | 'unreadable'
    | 'currency'
    | 'pegged'
    | 'repeated'
    | 'future'
    | 'older'
    | 'duplicate'
    | 'correction'
    | 'outranked'
    | 'move'
    | 'unit'
    | 'range';
  readonly message: string;
  readonly confirmable: boolean;
}

export const wrong = (code: Problem['code'], message: string): Problem => ({ code, message, confirmable: false });
export const doubtful = (code: Problem['code'], message: string): Problem => ({ code, message, confirmable: true });
