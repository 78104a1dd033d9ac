import { isDetailName, payDetails } from '../../src/contract/details';
import { statusLabels } from './truth';

/** What the pane calls fields of an answer, where their names alone do not say it. */
const fieldWords: Readonly<Record<string, string>> = {
  ask: 'sell rate',
  bid: 'buy rate',
  brackets: 'the table shown',
  data_status: 'the mark',
  observed: 'the date of observation',
  payment_type: 'type of payment',
  recipient_country: 'country of the payee',
  relief: 'the relief shown',
  stale: statusLabels.stale!,
  tables: 'the list',
  updated: 'the date shown',
};

/** The label of each field of a request, by its place in the request. */
const labelsByField = new Map(Object.values(payDetails).map(({ path, label }) => [path.join('.'), label]));

const wordsOf = (name: string): string => {
  if (/^(GET|POST) /.test(name)) return 'the Country view';
  const known =
    fieldWords[name] ?? (isDetailName(name) ? payDetails[name].label : labelsByField.get(name))?.toLowerCase();
  return known ?? name.replace(/^.*\./, '').replaceAll('_', ' ');
};

/** A sentence of the service, which programs read too, without its field names and addresses. */
export const inReadersWords = (sentence: string): string =>
  sentence
    .replace(/\s?`?(?:GET|POST) \/api\/\S+ lists [^.]*\./g, '')
    .replace(/`([^`]+)`/g, (_, name: string) => wordsOf(name));
