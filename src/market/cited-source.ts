import type { CitedSource } from '../contract/meta';
import { defined } from '../defined';
import { oncePer } from '../once';
import { cite } from '../truth/cite';
import { type Observation, type ObservationSource, sourceKindOf } from './observation';

const citedAs = (source: ObservationSource, { authority, date }: Observation): CitedSource =>
  cite(
    defined({
      title: source.title,
      publisher: source.publisher,
      url: source.url,
      kind: sourceKindOf({ authority, source }),
      dated: source.dated === undefined ? date : source.dated,
      licence: source.licence,
    }),
  );

/** The sources of an observation as an answer cites them, its main source first. */
export const citedSources = oncePer((observation: Observation): readonly CitedSource[] =>
  [observation.source, ...(observation.also ?? [])].map((source) => citedAs(source, observation)),
);

/** The main source of an observation as an answer cites it. */
export const citedSource = (observation: Observation): CitedSource => citedSources(observation)[0]!;
