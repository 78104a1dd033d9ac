import { told } from '../../server/terminal';
import { message, type MessageCode } from '../../src/language/message';

type ColumnCode = Extract<MessageCode, `command_column_${string}`>;

/** The word of the language of this system for a column or a property. */
export const column = (name: ColumnCode extends `command_column_${infer Name}` ? Name : never): string =>
  told(message(`command_column_${name}`));
