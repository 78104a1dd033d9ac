import type { EntraConfig } from '../../settings/gateway';
import { resourceOf } from './entra-entrance';

/** The address for which the repository's manifest is written. */
const developmentUrl = 'https://localhost:3000';

const escaped = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;');

/** Tells Office for which application it asks the person's token, behind the resources as the schema has it. */
const applicationOf = (entra: EntraConfig, publicUrl: string): string =>
  `<WebApplicationInfo><Id>${entra.clientId}</Id><Resource>${escaped(resourceOf(entra, publicUrl))}</Resource><Scopes><Scope>openid</Scope><Scope>profile</Scope></Scopes></WebApplicationInfo>`;

/**
 * A text that names the development address, for the address that the server has. The replacement is a function,
 * because a text would have special characters.
 */
export const readdressed = (text: string, publicUrl: string): string =>
  text.replace(new RegExp(`${developmentUrl}(?!\\d)`, 'g'), () => publicUrl);

/**
 * The manifest that an administrator deploys: the repository's one for the address that the server has.
 *
 * @param manifest for https://localhost:3000
 * @param publicUrl address of the server, without a slash at the end
 * @param entra where people come in with Microsoft Entra
 */
export function manifestFor(manifest: string, publicUrl: string, entra: EntraConfig | undefined): string {
  const addressed = readdressed(manifest, escaped(publicUrl));
  return entra === undefined
    ? addressed
    : addressed.replace('</Resources>', (end) => `${end}${applicationOf(entra, publicUrl)}`);
}
