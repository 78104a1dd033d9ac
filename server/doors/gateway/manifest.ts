import type { EntraConfig } from '../../settings/gateway';
import { resourceOf } from './entra-entrance';

/** The address in the repository's manifest. */
const developmentUrl = 'https://localhost:3000';

const escaped = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;');

/** Tells Office which application the person's token is for. The schema requires this after the resources. */
const applicationOf = (entra: EntraConfig, publicUrl: string): string =>
  `<WebApplicationInfo><Id>${entra.clientId}</Id><Resource>${escaped(resourceOf(entra, publicUrl))}</Resource><Scopes><Scope>openid</Scope><Scope>profile</Scope></Scopes></WebApplicationInfo>`;

/**
 * A text with the server's address in place of the development address. The replacement is a function, because in a
 * string some characters have a special meaning.
 */
export const readdressed = (text: string, publicUrl: string): string =>
  text.replace(new RegExp(`${developmentUrl}(?!\\d)`, 'g'), () => publicUrl);

/**
 * The manifest that an administrator deploys: the repository's manifest with the server's address.
 *
 * @param manifest for https://localhost:3000
 * @param publicUrl address of the server, without a slash at the end
 * @param entra settings of Microsoft Entra, if people sign in with it
 */
export function manifestFor(manifest: string, publicUrl: string, entra: EntraConfig | undefined): string {
  const addressed = readdressed(manifest, escaped(publicUrl));
  return entra === undefined
    ? addressed
    : addressed.replace('</Resources>', (end) => `${end}${applicationOf(entra, publicUrl)}`);
}
