import type { TaxExplanation } from '../../contract/explanation';
import { message, type Sentence } from '../../language/message';
import { joined, lawNote } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import type { Country } from '../../reference';
import { cite, citedOnce } from '../../truth/cite';
import type { AnswerMeta } from '../../truth/evidence';
import type { Answer, UnsaidAnswer } from '../answer';
import type { DatedFact } from '../law/evidence';
import { type Section, sectionsOut } from './section';

/** A rule of law with its dates. */
export type Dated = DatedFact & { readonly published_on?: string | undefined };

/** The law in words: its dates, its last confirmation and its confidence. */
function lawInWords(
  { effective_from, effective_to, published_on, last_confirmed, confidence }: Dated,
  date: string,
): Sentence {
  const from = effective_from ?? message('explained_day_not_established');
  return joined('joined_by_semicolon', [
    effective_to == null
      ? message('explained_law', { from, date })
      : message('explained_law_until', { from, to: effective_to, date }),
    ...(published_on === undefined ? [] : [message('explained_published', { day: published_on })]),
    message('explained_confirmed', { day: last_confirmed }),
    message('explained_confidence', { confidence: message(`confidence_${confidence}`) }),
  ]);
}

/** The sources of an answer, and behind them those that only the explanation cites. */
function sourcesOf({ sources: own }: AnswerMeta, { sources }: Country, sections: readonly Section[]) {
  const ids = sections.flatMap((section) => [section, ...section.steps].flatMap((each) => each.sources ?? []));
  const known = new Set(own.map((source) => JSON.stringify(source)));
  const others = citedOnce(ids.flatMap((id) => sources[id] ?? [])).filter(
    (source) => !known.has(JSON.stringify(source)),
  );
  return [...own, ...others];
}

/** What is explained, and with what law. */
interface Explained {
  readonly country: Country;
  readonly heading: Sentence;
  readonly fact: Dated;
  /** The day whose law is explained. */
  readonly date: string;
  readonly sections: readonly Section[];
}

/** An answer with the explanation of its figures. */
export function explanationOf<Result>(
  data: Unsaid<Result>,
  { meta, ignored }: Omit<Answer<Result>, 'data'>,
  { country, heading, fact, date, sections }: Explained,
): UnsaidAnswer<Omit<TaxExplanation, 'result'> & { result: Result }> {
  const confirmed = { ...fact, last_confirmed: meta.confirmed_on ?? fact.last_confirmed };
  const sources = sourcesOf(meta, country, sections);
  const places = new Map(sources.map((source, i) => [JSON.stringify(source), i + 1]));
  const placesOf = (ids: readonly string[]): number[] => {
    const found = ids.flatMap((id) => {
      const source = country.sources[id];
      return source === undefined ? [] : (places.get(JSON.stringify(cite(source))) ?? []);
    });
    return [...new Set(found)].sort((a, b) => a - b);
  };
  return {
    data: {
      heading,
      law: {
        text: lawInWords(confirmed, date),
        date,
        effective_from: fact.effective_from,
        effective_to: fact.effective_to ?? null,
        last_confirmed: confirmed.last_confirmed,
        confidence: fact.confidence,
      },
      result: data,
      sections: sectionsOut(sections, placesOf),
      doubts: country.doubts.map(lawNote),
    },
    meta: { ...meta, sources },
    ignored,
    unsaid: true,
  };
}
