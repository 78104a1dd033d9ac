/// <reference types="office-js" />
import { inExcel } from './host';
import { type Outcome, refused, refusedBy } from './outcome';

/** Takes back one action. */
export type Undo = (context: Excel.RequestContext) => Promise<Outcome>;

/** So many actions can be taken back. */
const remembered = 20;

/** The actions on the sheet, the last one first to be taken back. */
export function createHistory() {
  const actions: Undo[] = [];
  return {
    add(undo: Undo): void {
      actions.push(undo);
      if (actions.length > remembered) actions.shift();
    },
    /** Takes back the last action. One that cannot be taken back is forgotten unless Excel is only not ready. */
    async undo(): Promise<Outcome> {
      const last = actions.at(-1);
      if (last === undefined || !inExcel()) return refused('There is nothing to undo.');
      try {
        const outcome = await Excel.run((context) => last(context));
        actions.pop();
        return outcome;
      } catch (thrown) {
        return refusedBy(thrown, 'Excel could not undo it. Try again, or press Ctrl+Z in the sheet.');
      }
    },
  };
}
export type History = ReturnType<typeof createHistory>;
