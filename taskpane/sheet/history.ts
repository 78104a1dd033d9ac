/// <reference types="office-js" />
import { inExcel } from './host';
import { codeOf, type Outcome, refused, refusedBy } from './outcome';

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
    /**
     * Takes back the last action. One that can never be taken back, because its cells were changed or are gone, is
     * forgotten; where Excel is only not ready it waits.
     */
    async undo(): Promise<Outcome> {
      const last = actions.at(-1);
      if (last === undefined || !inExcel()) return refused('There is nothing to undo.');
      try {
        const outcome = await Excel.run((context) => last(context));
        actions.pop();
        return outcome;
      } catch (thrown) {
        if (codeOf(thrown) === 'ItemNotFound') {
          actions.pop();
          return refused('The sheet is no longer there: nothing was undone.');
        }
        return refusedBy(thrown, 'Excel could not undo it. Try again, or press Ctrl+Z in the sheet.');
      }
    },
  };
}
export type History = ReturnType<typeof createHistory>;
