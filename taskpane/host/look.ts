import { createContext, useContext } from 'react';

/** The looks of the pane: that of Excel or the system, or always the same. */
export const looks = ['auto', 'light', 'dark'] as const;
export type Look = (typeof looks)[number];

interface LookChoice {
  readonly look: Look;
  readonly choose: (look: Look) => void;
}

export const LookContext = createContext<LookChoice | undefined>(undefined);

/** @throws Error outside the provider */
export function useLook(): LookChoice {
  const choice = useContext(LookContext);
  if (choice === undefined) throw new Error('This part has no LookContext around it.');
  return choice;
}
