import { words } from '../words';

/** A function as the panel lists it, with an example. */
export interface ListedFunction {
  readonly name: string;
  readonly description: string;
  readonly formula: string;
  /** The result of the example as text; of a table, its size. */
  readonly result: string;
}

const { panel } = words;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const item = ({ name, description, formula, result }: ListedFunction): string => `
        <li>
          <details>
            <summary>${escaped(name)}</summary>
            <div class="function">
              <p>${escaped(description)}</p>
              <code>${escaped(formula)}</code>
              <p class="hint">${escaped(panel.givesLabel)}: ${escaped(result)}</p>
              <button type="button" data-formula="${escaped(formula)}" aria-label="${escaped(panel.insertLabel(name))}">${escaped(panel.insert)}</button>
              <div class="outcome" role="status"></div>
            </div>
          </details>
        </li>`;

/**
 * The page of the side panel, in one file as Google needs it.
 *
 * @param style content of a style sheet
 * @param script of the page
 */
export const panelPage = (
  functions: readonly ListedFunction[],
  { style, script }: { readonly style: string; readonly script: string },
): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <base target="_top" />
    <title>${escaped(panel.title)}</title>
    <style>
${style}
    </style>
  </head>
  <body>
    <main>
      <h1>${escaped(panel.title)}</h1>
      <h2 id="connection-title">${escaped(panel.connection)}</h2>
      <form id="connection" aria-labelledby="connection-title">
        <label for="address">${escaped(panel.address)}</label>
        <input id="address" type="url" autocomplete="off" spellcheck="false" aria-describedby="address-hint" />
        <p id="address-hint" class="hint">${escaped(panel.addressHint)}</p>
        <label for="key">${escaped(panel.key)}</label>
        <input id="key" type="password" autocomplete="off" spellcheck="false" aria-describedby="key-hint key-stored" />
        <p id="key-hint" class="hint">${escaped(panel.keyHint)}</p>
        <p id="key-stored" class="hint"></p>
        <button class="main">${escaped(panel.save)}</button>
        <div id="saved" class="outcome" role="status"></div>
        <p class="hint">${escaped(panel.owner)}</p>
      </form>
      <h2>${escaped(panel.functions)}</h2>
      <label for="search">${escaped(panel.search)}</label>
      <input id="search" type="search" autocomplete="off" />
      <p id="none" class="hint" role="status"></p>
      <p><a id="help" target="_blank" rel="noopener" hidden>${escaped(panel.help)}</a></p>
      <ul id="functions">${functions.map(item).join('')}
      </ul>
      <h2>${escaped(panel.data)}</h2>
      <button type="button" id="show-status">${escaped(panel.showStatus)}</button>
      <div id="status" class="outcome" role="status"></div>
      <button type="button" id="refresh" aria-describedby="refresh-hint">${escaped(panel.refresh)}</button>
      <p id="refresh-hint" class="hint">${escaped(panel.refreshHint)}</p>
      <div id="refreshed" class="outcome" role="status"></div>
    </main>
    <script>
${script}
    </script>
  </body>
</html>
`;
