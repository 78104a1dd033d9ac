/// <reference types="office-js" />
import { inExcel } from './host';
import { codeOf, type Outcome, refused, refusedBy } from './outcome';
import { say } from '../../ui/language/say';

/** Undoes one action. */
export type Undo = (context: Excel.RequestContext) => Promise<Outcome>;

/** How many actions can be undone. */
const remembered = 20;

/** The actions on the sheet. Undo starts with the last one. */
export function createHistory() {
  const actions: Undo[] = [];
  return {
    add(undo: Undo): void {
      actions.push(undo);
      if (actions.length > remembered) actions.shift();
    },
    /**
     * Undoes the last action. An action whose cells have changed or are gone is dropped. While Excel is not ready, the
     * action stays for the next try.
     */
    async undo(): Promise<Outcome> {
      const last = actions.at(-1);
      if (last === undefined || !inExcel()) return refused(say('there_is_nothing_to_undo'));
      try {
        const outcome = await Excel.run((context) => last(context));
        actions.pop();
        return outcome;
      } catch (thrown) {
        if (codeOf(thrown) === 'ItemNotFound') {
          actions.pop();
          return refused(say('the_sheet_no_longer_exists_nothing'));
        }
        return refusedBy(thrown, say('excel_could_not_undo_this_change'));
      }
    },
  };
}
export type History = ReturnType<typeof createHistory>;
