import { productName } from '../../src/contract/product';
import type { CitedSource, Meta } from '../../src/contract/meta';
import { amountOf, columnsWanted } from '../../src/register/columns';
import { linesOf, type Slip } from '../../src/register/payslip-lines';
import { serialOfDay } from '../../src/serial';
import type { Reply } from '../batch/question';
import type { Request } from '../cell/cell-program';
import type { Figure } from '../cell/figure';
import { type CellCatalog, say, words } from '../cell/words';
import { citedIn } from '../questions/cited';
import { columnName } from '../questions/line-name';
import { formats } from './formats';

interface Property {
  readonly type: 'Double' | 'String';
  readonly basicValue: number | string;
  readonly numberFormat?: string;
  readonly propertyMetadata?: object;
}
type Properties = Readonly<Record<string, Property>>;

/**
 * A number with a card. It stays a number in formulas:
 * https://learn.microsoft.com/javascript/api/excel/excel.doublecellvalue
 */
export interface CardValue {
  readonly type: 'Double';
  readonly basicType: 'Double';
  readonly basicValue: number;
  readonly numberFormat: string;
  readonly properties: Properties;
  readonly layouts: object;
  readonly provider: { readonly description: string };
}

const text = (basicValue: string): Property => ({ type: 'String', basicValue });

/** The one request behind a figure, and its reply. */
export interface Behind {
  readonly request: Request;
  readonly reply: Reply;
}

const isPay = ({ input }: Request): boolean => 'type' in input && input['type'] === 'income';

/** The lines of a payslip. */
function linesIn(data: Slip, catalog: CellCatalog): Properties {
  const lines = linesOf(data);
  const columns = columnsWanted(['lines'], () => [lines]);
  const named = 'unknown' in columns ? [] : columns.flatMap((one) => ('line' in one ? [one.line] : []));
  return Object.fromEntries(
    named.map((line): [string, Property] => {
      const format = line.kind === 'family' ? {} : { numberFormat: formats.money };
      return [say(columnName(line), catalog), { type: 'Double', basicValue: amountOf(line, lines), ...format }];
    }),
  );
}

/** How Excel names the source of a property, and its licence. */
const attributionOf = ({ url, publisher, licence }: CitedSource): object => ({
  sourceText: licence?.attribution ?? publisher,
  ...(url === null ? {} : { sourceAddress: url }),
  ...(licence === undefined ? {} : { licenseText: licence.name }),
  ...(licence === undefined || licence.url === null ? {} : { licenseAddress: licence.url }),
});

/** What the figure rests on: the tax year of the law, its day, and its sources with their licences. */
function groundsIn(taxYear: unknown, { as_of, sources }: Meta, catalog: CellCatalog): Properties {
  const year = typeof taxYear === 'string' ? { [say(words('card_tax_year'), catalog)]: text(taxYear) } : {};
  const day: Properties =
    as_of === null
      ? {}
      : {
          [say(words('card_as_of'), catalog)]: {
            type: 'Double',
            basicValue: serialOfDay(as_of),
            numberFormat: formats.date,
          },
        };
  const cited: Properties =
    sources.length === 0
      ? {}
      : {
          [say(words('card_sources'), catalog)]: {
            ...text(citedIn(sources)),
            propertyMetadata: { attribution: sources.map(attributionOf) },
          },
        };
  return { ...year, ...day, ...cited };
}

/** A figure with a card of what is behind it; undefined if the answer says nothing of that. */
export function cardOf(
  { value, kind }: Figure,
  { request, reply }: Behind,
  catalog: CellCatalog,
): CardValue | undefined {
  if (!reply.success || reply.meta === undefined) return undefined;
  const lines = isPay(request) ? linesIn(reply.data as Slip, catalog) : {};
  const grounds = groundsIn(reply.data['tax_year'], reply.meta, catalog);
  const sections = [lines, grounds]
    .map((properties) => ({ layout: 'List', properties: Object.keys(properties) }))
    .filter(({ properties }) => properties.length > 0);
  return {
    type: 'Double',
    basicType: 'Double',
    basicValue: value,
    numberFormat: formats[kind],
    properties: { ...lines, ...grounds },
    layouts: { card: { layout: 'Entity', sections } },
    provider: { description: productName },
  };
}
