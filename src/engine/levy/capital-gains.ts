import { done, type Outcome } from '../../contract/error';
import { taxpayers, type TaxRequest, type TaxResult } from '../../contract/tax';
import { message } from '../../language/message';
import { countryTerm, lawNotes } from '../../language/terms';
import type { CapitalGainsRegime, Country } from '../../reference/schema';
import { metaOf } from '../../truth/evidence';
import type { Answer, Context } from '../answer';
import { keptQuestions } from '../kept-questions';
import { entryFor } from '../law/dated';
import { cellEvidence } from '../law/cell-evidence';
import { notEstablished, taxNotEstablished } from '../law/not-established';
import { subjects } from '../law/subjects';
import { calculateLevy } from './calculate-levy';
import { gainLaw } from './gain-law';
import { levy } from './levy';
import type { PreparedLevy } from './prepared-levy';

const questions = keptQuestions<Outcome<PreparedLevy>>(256);

type Taxpayer = (typeof taxpayers)[number];

const recordedTaxpayers = (regime: CapitalGainsRegime): Taxpayer[] =>
  taxpayers.filter((each) => regime[each] !== undefined);

const recordsNothing = (regime: CapitalGainsRegime): boolean => recordedTaxpayers(regime).length === 0;

const nothingEstablished = (country: Country, { taxpayer }: TaxRequest) =>
  taxNotEstablished(
    country,
    message('gains_not_established', { country: countryTerm(country.code) }),
    taxpayer !== undefined,
  );

const taxpayerAssumed = (taxpayer: Taxpayer) =>
  message(taxpayer === 'individual' ? 'taxpayer_assumed_individual' : 'taxpayer_assumed_company');

function prepare(country: Country, request: TaxRequest, { today }: Context): Outcome<PreparedLevy> {
  if (country.capital_gains.every(recordsNothing)) return nothingEstablished(country, request);
  const when = { ...request, today };
  const found = entryFor(country, country.capital_gains, when, subjects.capital_gains);
  if (!found.ok) return found;
  const { fact: regime, year } = found.value;
  const recorded = recordedTaxpayers(regime);
  const taxpayer = request.taxpayer ?? recorded[0];
  if (taxpayer === undefined || recorded.length === 0) return nothingEstablished(country, request);
  const treatment = regime[taxpayer];
  if (treatment === undefined)
    return notEstablished(
      country,
      message('gains_of_taxpayer_not_established', {
        country: countryTerm(country.code),
        taxpayer,
        taxpayers: recorded,
      }),
      regime.sources,
    );
  const gain = gainLaw(country, treatment, when, found.value);
  if (!gain.ok) return gain;
  const { law, notices, restsOn } = gain.value;
  const evidence = [cellEvidence(country, regime, treatment, found.value, subjects.capital_gains), ...restsOn];
  return done({
    levy: levy(law, country.currency),
    taxYear: year.label,
    meta: metaOf(evidence, [
      ...evidence.flatMap((fact) => fact.notices),
      ...(request.taxpayer === undefined ? [taxpayerAssumed(taxpayer)] : []),
      ...notices,
      ...lawNotes(treatment.note, ...regime.notes),
      message('amount_is_gain'),
    ]),
    stated: { taxpayer, ...(treatment.treatment === 'exempt' ? { levied: false } : {}) },
  });
}

/** Capital gains tax prepared for a request, whatever its amount. */
export function capitalGainsQuestion(country: Country, request: TaxRequest, context: Context): Outcome<PreparedLevy> {
  const { tax_year, pay_date, taxpayer } = request;
  return (questions(context, country).at(tax_year, pay_date, taxpayer).kept ??= prepare(country, request, context));
}

/** Tax on a capital gain. */
export function calculateCapitalGainsTax(
  country: Country,
  request: TaxRequest,
  context: Context,
): Outcome<Answer<TaxResult>> {
  const question = capitalGainsQuestion(country, request, context);
  return question.ok ? calculateLevy(country, request, question.value) : question;
}
