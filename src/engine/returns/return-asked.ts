import { done, fail, type Outcome } from '../../contract/error';
import { quoted } from '../../contract/refusal';
import { message, type Message } from '../../language/message';
import type { Reference } from '../../reference';
import type { ReturnForm } from '../../reference/schema';

/** The sentence for a return that there is not, with those of its country. */
function unknownReturn(id: string, known: readonly string[]): Message {
  const sent = quoted(id);
  const ofCountry = known.filter((one) => one.startsWith(`${id.slice(0, 2).toUpperCase()}-`));
  return ofCountry.length === 0
    ? message('return_unknown', { sent })
    : message('return_unknown_of_country', { sent, known: ofCountry });
}

/** The return that a question names by its id; `not_found` where there is none. */
export function returnAsked(reference: Pick<Reference, 'returns'>, id: string): Outcome<ReturnForm> {
  const { forms } = reference.returns();
  const form = forms.get(id);
  return form === undefined ? fail('not_found', unknownReturn(id, [...forms.keys()])) : done(form);
}
