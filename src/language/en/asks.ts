import { accumulationWords } from '../../contract/words/accumulation';
import { benefitWords } from '../../contract/words/benefits';
import { circumstanceWords } from '../../contract/words/circumstances';
import { paymentWords } from '../../contract/words/paid-by-employee';
import { propertyOf } from '../../contract/words/vocabulary';
import { asksIn } from '../asks';
import { terms } from './terms';

/** What a law asks about an employee, in English. */
export const asks = asksIn({
  circumstances: propertyOf(circumstanceWords, 'label'),
  meaningOf: (text) => text,
  terms,
  benefits: propertyOf(benefitWords, 'meaning'),
  payments: propertyOf(paymentWords, 'meaning'),
  accumulation: propertyOf(accumulationWords, 'meaning'),
});
