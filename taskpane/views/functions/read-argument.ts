import { readNumber } from '../../words/typed';

/**
 * What the text of an argument means: a number with or without a sign, TRUE or FALSE, or the text itself, such as a day
 * or details of pay.
 */
export function readArgument(text: string): { readonly value?: string | number | boolean; readonly wrong?: string } {
  if (/^(true|false)$/i.test(text)) return { value: text.toLowerCase() === 'true' };
  const isNegative = /^[-\u2212]/.test(text);
  const digitsOnly = isNegative ? text.slice(1) : text;
  if (!/^[\d.,\s'’\u00a0\u202f]+$/.test(digitsOnly)) return { value: text };
  const { value, wrong } = readNumber(digitsOnly);
  if (wrong !== undefined && wrong !== '') return { wrong };
  return { value: value === undefined ? text : isNegative ? -value : value };
}
