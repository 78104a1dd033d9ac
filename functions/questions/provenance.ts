import { bankFigures } from '../../src/contract/bank-figures';
import type { CitedSource } from '../../src/contract/meta';
import type { CentralBankResult } from '../../src/contract/rates';
import { ask, type Invocation } from '../cell/calculate';
import { absent, type CellValue, wrong } from '../cell/failure';
import { presenter } from '../cell/present';
import { serialOfDay } from '../../src/serial';
import { countryText, type Given, isBlank, textOf } from '../cell/values';
import { figures } from './figures';
import { wordOf } from './word';

/** What a cell wants to know the date or the source of. */
interface Fact {
  readonly figure: Given;
  readonly country: Given;
  /** Which fact is meant, where the function answers from several. */
  readonly indicator: Given;
}

/** When a fact is of, and who says so. */
interface Origin {
  readonly date: string | null;
  readonly sources: readonly CitedSource[];
}

/**
 * Date and sources of the fact that a function answers from. A country's exchange rate is that of the dollar in its
 * currency.
 */
async function originOf({ figure, country, indicator }: Fact, invocation: Invocation | undefined): Promise<Origin> {
  const name = wordOf(figure, figures, 'a function with a source');
  const { operation, input, part } = figures[name];
  const code = countryText(country);
  if (isBlank(indicator)) {
    if (operation !== 'forex') return wholeOf(await ask({ operation, input: { country: code, ...input } }, invocation));
    const { data } = await ask({ operation: 'country', input: { country: code }, fields: ['country'] }, invocation);
    return wholeOf(
      await ask(
        { operation, input: { ...input, to: (data['country'] as { readonly currency: string }).currency } },
        invocation,
      ),
    );
  }
  if (part === undefined) throw wrong(`${name} answers from one fact: leave \`indicator\` out.`);
  if (part !== 'indicator')
    return wholeOf(
      await ask({ operation, input: { country: code, ...input, [part]: textOf(indicator).toLowerCase() } }, invocation),
    );
  const bankFigure = wordOf(indicator, bankFigures, 'an indicator');
  const { data } = await ask(
    { operation, input: { country: code, indicator: bankFigures[bankFigure].group }, fields: ['figures'] },
    invocation,
  );
  const found = (data as Partial<CentralBankResult>).figures?.[bankFigure];
  if (found === undefined) throw absent(`No ${bankFigure} is recorded for ${code}.`);
  return found;
}

/** Date and sources of all the facts of an answer. */
function wholeOf({ meta }: Awaited<ReturnType<typeof ask>>): Origin {
  if (meta === undefined) throw absent('The finance service sent no sources.');
  return { date: meta.as_of, sources: meta.sources };
}

/** The date of the fact as an Excel date. */
export async function factDate(fact: Fact, invocation: Invocation | undefined): Promise<CellValue> {
  const { date } = await originOf(fact, invocation);
  if (date === null) throw absent('No date is known for this figure.');
  return presenter('date')(serialOfDay(date));
}

/** The sources of the fact in one text. */
export async function factSource(fact: Fact, invocation: Invocation | undefined): Promise<string> {
  const { sources } = await originOf(fact, invocation);
  if (sources.length === 0) throw absent('No source is recorded for this figure.');
  return sources
    .map(({ publisher, title, url }) =>
      [publisher, title, url].filter((part) => part !== null && part !== '').join(', '),
    )
    .join('; ');
}
