import { type ErrorCode, errorCodes } from '../../src/contract';
import { errorMeanings } from '../../src/contract/error-meanings';
import { commandLine } from '../command-line';
import type { Frame } from './page';
import { prose } from './reference/fields';

/** What a caller can do about an error, where the meaning of its code does not say so. In Markdown. */
const remedies: Partial<Record<ErrorCode, string>> = {
  missing_api_key: `Send the key in the header \`x-api-key\`. The first start of the server makes one, kept in \`machine-key\` in its data folder; \`${commandLine('keys')} create\` makes more.`,
  invalid_api_key: 'Copy the whole key again, with its prefix `svc_live_` or `svc_test_`.',
  key_disabled: 'Use the successor of the key, or ask whoever issued it for another.',
  network_not_allowed: `Call from a network that the key is limited to. An administrator changes them with \`${commandLine('keys')} change\`. Behind a proxy, \`SVC_TRUSTED_PROXIES\` must name it.`,
  operation_not_allowed: `Use a key that is allowed the operation. An administrator changes what a key is limited to with \`${commandLine('keys')} change\`.`,
  rate_limit_exceeded:
    'Wait as many seconds as the header `Retry-After` says, or move the key to a higher plan. Without that header, waiting does not help: send fewer items at once.',
  plan_required: 'Move the key to the plan that the message names.',
  invalid_country: 'Send the ISO 3166-1 alpha-2 code of an African country, such as `KE`. `GET /api/tax` lists them.',
  invalid_amount: 'Send a JSON number above 0 and at most 10^15, without quotation marks.',
  invalid_salary: 'Send a JSON number above 0 and at most 10^15, without quotation marks.',
  invalid_tax_type:
    'Send `income`, `corporate`, `withholding` or `capital_gains`. `GET /api/tax` lists what each country supports.',
  invalid_tax_year: 'Send one of the years that the message lists, or leave the field out for the current year.',
  invalid_date: 'Send a date that exists, written `YYYY-MM-DD`, on which rules are recorded.',
  invalid_json: 'Send a JSON object with the header `Content-Type: application/json`.',
  missing_required_field: 'Send `country`, `amount` and `mode`.',
  payload_too_large: 'Send fewer items at once.',
  budget_exceeded: 'Send the items that were not answered in another batch. With `select`, answers are shorter.',
  session_required:
    'Open a session with `POST /addin/session`; the add-in does so by itself. It lasts a quarter of an hour.',
  code_required: 'Type the access code that your administrator gave you into the task pane.',
  access_code_wrong: `Type the code again, or ask your administrator for another: \`${commandLine('access')} create\` makes one.`,
  too_many_attempts: 'Wait as many seconds as the header `Retry-After` says, then type with care.',
  log_in_required: 'Log in at `/login`.',
  log_in_refused: 'Type both again, or ask for a new password at `/forgotten`.',
  link_expired: 'Ask for a new link on the page where you asked for this one.',
  sign_up_closed: 'Ask whoever runs the service. An administrator sets who may sign up with `SVC_SIGN_UP`.',
  foreign_origin:
    'Open the add-in at the address that the server has. An administrator sets it with `SVC_PUBLIC_URL`, and sets who may use the add-in with `SVC_ADDIN_ACCESS`.',
  upstream_unavailable:
    'Try again after the seconds in `Retry-After`, where it is sent. An administrator looks at `SVC_UPSTREAM_URL` and at the service that it names.',
  service_unavailable:
    'Try again after the seconds in `Retry-After`. An administrator finds the reason in the log, such as a full disk; `/readyz` says when it is over.',
  internal_error: 'Try again; if it happens again, send us the request id of the message.',
};

/** The section of a code. */
function section(code: string, status: number, paragraphs: readonly string[]): string {
  return `
      <section id="${code}" aria-labelledby="${code}-title">
        <h2 id="${code}-title"><a href="#${code}"><code>${code}</code></a> <span class="status">${status}</span></h2>
        ${paragraphs.map((html) => `<p>${html}</p>`).join('\n        ')}
      </section>`;
}

/** The page of error codes, with an anchor for each code. */
export async function errorPage(frame: Frame): Promise<string> {
  // Loaded on first use, for a faster start.
  const { marked } = await import('marked');
  const sections = Object.entries(errorCodes).map(([code, { status }]) => {
    const meaning = errorMeanings[code as ErrorCode];
    const remedy = remedies[code as ErrorCode];
    const what = remedy === undefined ? [] : [marked.parseInline(remedy, { async: false })];
    return section(code, status, [prose(meaning), ...what]);
  });
  return frame({
    title: 'Error codes',
    address: '/docs/errors',
    body: `
      <h1>Error codes</h1>
      <p>Every error is <code>{ "success": false, "error": { "code", "message", "docs" } }</code>. The message says what was wrong with your request and what would be right. <code>POST /api/vat</code> writes the same codes in upper case.</p>
      ${sections.join('')}`,
  });
}
