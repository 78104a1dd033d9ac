import type { Reference } from '../../src/reference';

/** The law that answers rest on. */
export interface Laws {
  /** The law known now: the same object until other law takes effect, so that results from it can be reused. */
  now(): Reference;
}

/** Law that stays as it is. */
export const fixedLaw = (reference: Reference): Laws => ({ now: () => reference });
