import type { TaxRequest } from '../../contract/tax';
import { paidVariable } from '../../contract/words/paid-by-employee';
import { message, type Message } from '../../language/message';
import type { IncomeLaw } from '../law/income-law';
import { askedByLaw } from './asked-by-law';
import { assumedDetail } from './assumed-detail';
import { circumstancesSent } from './circumstances-sent';
import { lowestRateNotices } from './employers-rate';

/** The names that an object of a request does not state. */
const unstated = <Name extends string>(
  asked: readonly Name[],
  sent: Readonly<Partial<Record<Name, unknown>>> | undefined,
): readonly Name[] => asked.filter((name) => sent?.[name] === undefined);

/** Names what the law asks and a request does not state, with what is assumed: sent, it would change the result. */
export function takenAsUsual(request: TaxRequest, law: IncomeLaw): Message[] {
  const { circumstances, partsThatMatter, paid } = askedByLaw(law);
  const sent = circumstancesSent(request);
  const names = [
    ...unstated(circumstances, sent).filter((name) => name !== 'accident_rate'),
    ...(request.basic === undefined ? unstated(partsThatMatter, request.pay) : []),
    ...unstated(paid, request.paid).map(paidVariable),
  ];
  return [
    ...((sent.accident_rate ?? 0) === 0 ? lowestRateNotices(law) : []),
    ...(names.length === 0 ? [] : [message('taken_as_usual', { details: names.map(assumedDetail) })]),
  ];
}
