import { quoted } from '../../contract/refusal';
import { message, type Message } from '../../language/message';

/** The sentence for a return that there is not, with those of its country. */
export function unknownReturn(id: string, known: readonly string[]): Message {
  const sent = quoted(id);
  const ofCountry = known.filter((one) => one.startsWith(`${id.slice(0, 2).toUpperCase()}-`));
  return ofCountry.length === 0
    ? message('return_unknown', { sent })
    : message('return_unknown_of_country', { sent, known: ofCountry });
}
