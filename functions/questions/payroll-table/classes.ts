import { isDetailName } from '../../../src/contract/details';
import { codeMeant, wordNear, wordsBesideOther } from '../../../src/contract/labels';
import { wrong } from '../../cell/failure';
import { quoted, words } from '../../cell/words';
import { textOf } from '../../cell/values';
import type { Column, Row } from './column';

/**
 * Is a cell a class of its own, such as `7A` of a collective agreement under `Catégorie`? It is none of the words of the
 * law, so it states nothing.
 *
 * @throws CellError if it may stand for one of them
 */
export function isOwnClass({ name, at, heading }: Column, row: Row): boolean {
  if (!isDetailName(name) || !wordsBesideOther.has(name)) return false;
  const text = textOf(row[at]);
  if (codeMeant(name, text) !== undefined) return false;
  const near = wordNear(name, text);
  if (near === undefined) return true;
  throw wrong(words('class_near', { heading: quoted(heading), text: quoted(text), near }));
}
