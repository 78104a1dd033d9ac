import type { Country, PayerTreaties, Treaty } from '../../reference/schema';
import type { DayAsked, LawEvidence } from '../law/evidence';
import { lawEvidence } from '../law/evidence';
import { subjects } from '../law/subjects';

/** The evidence for a treaty of a country; without a treaty, for the list of its treaties. */
export const treatyEvidence = (
  country: Country,
  list: PayerTreaties,
  asked: DayAsked,
  treaty: Treaty | undefined,
): LawEvidence =>
  lawEvidence(
    { ...country, sources: list.sources },
    { effective_from: null, last_confirmed: list.last_confirmed, confidence: list.confidence },
    asked,
    subjects.treaties,
    treaty?.sources ?? list.list_sources,
  );
