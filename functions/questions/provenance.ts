import type { Meta } from '../../src/contract/meta';
import { ask, type Invocation } from '../cell/calculate';
import { absent, type CellValue } from '../cell/failure';
import { presenter } from '../cell/present';
import { serialOfDay } from '../cell/serial';
import { countryText, type Given } from '../cell/values';
import type { Question } from '../batch/question';
import { figures } from './figures';
import { wordOf } from './word';

/** Dates and sources of the fact that a function answers from. A country's exchange rate is that of the dollar in its currency. */
async function metaOf(figure: Given, country: Given, invocation: Invocation | undefined): Promise<Meta> {
  const { operation, input } = figures[wordOf(figure, figures, 'a function with a source')];
  const code = countryText(country);
  let question: Question = { operation, input: { country: code, ...input } };
  if (operation === 'forex') {
    const { data } = await ask({ operation: 'country', input: { country: code }, fields: ['country'] }, invocation);
    question = { operation, input: { ...input, to: (data['country'] as { readonly currency: string }).currency } };
  }
  const { meta } = await ask(question, invocation);
  if (meta === undefined) throw absent('The finance service sent no sources.');
  return meta;
}

/** The date of the fact as an Excel date. */
export async function factDate(figure: Given, country: Given, invocation: Invocation | undefined): Promise<CellValue> {
  const { as_of } = await metaOf(figure, country, invocation);
  if (as_of === null) throw absent('No date is known for this figure.');
  return presenter('date')(serialOfDay(as_of));
}

/** The sources of the fact in one text. */
export async function factSource(figure: Given, country: Given, invocation: Invocation | undefined): Promise<string> {
  const { sources } = await metaOf(figure, country, invocation);
  if (sources.length === 0) throw absent('No source is recorded for this figure.');
  return sources.map(({ publisher, title, url }) => [publisher, title, url].filter((part) => part !== null && part !== '').join(', ')).join('; ');
}
