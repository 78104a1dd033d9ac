import { workbookKey } from '../../src/client/shared';

/** The settings that Excel keeps in the file of the workbook; undefined outside Excel. */
const settings = (): Office.Settings | undefined =>
  typeof Office === 'undefined' ? undefined : (Office.context?.document?.settings ?? undefined);

/** Can values be kept in the workbook? */
export const keepsInWorkbook = (): boolean => settings() !== undefined;

/** A value that the workbook keeps; undefined where there is none, or none that is valid. */
export function workbookValue<Value>(name: string, isValid: (value: unknown) => value is Value): Value | undefined {
  const value: unknown = settings()?.get(workbookKey(name));
  return isValid(value) ? value : undefined;
}

/** Keeps a value in the workbook. @returns false if Excel did not take it, as in a workbook that may only be read */
export const keepInWorkbook = (name: string, value: unknown): Promise<boolean> =>
  new Promise((resolve) => {
    const kept = settings();
    if (kept === undefined) return resolve(false);
    kept.set(workbookKey(name), value);
    kept.saveAsync((result) => resolve(result.status === Office.AsyncResultStatus.Succeeded));
  });
