import { passwordLength } from '../../src/contract/people';
import { type Message, message } from '../../src/language/message';

/** The most common passwords, in lower case. They are loaded on first use: few requests need them. */
let common: Promise<ReadonlySet<string>> | undefined;

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** What is wrong with a new password of a person; undefined where nothing is. */
export async function passwordProblem(
  password: string,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<Message | undefined> {
  if (password.length < passwordLength.least || password.length > passwordLength.most)
    return message('password_length', passwordLength);
  const lower = password.toLowerCase();
  if ([email, email.split('@')[0], name.toLowerCase()].includes(lower)) return message('password_personal');
  common ??= loadCommon();
  // A common password stays common with digits or signs at its end, or when it is written twice.
  const bare = lower.replace(/(?<![^a-z])[^a-z]+$/, '');
  const half = lower.slice(0, lower.length / 2);
  const known = await common;
  const isCommon = known.has(lower) || known.has(bare) || (half + half === lower && known.has(half));
  return isCommon || new Set(lower).size < 4 ? message('password_common') : undefined;
}
