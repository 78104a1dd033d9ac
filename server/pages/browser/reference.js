// @ts-check
// The reference works without scripts. With them, its first page finds operations, and the others send requests.

/** @param {Element | null} part */
const show = (part) => {
  if (part instanceof HTMLElement) part.hidden = false;
  return part;
};

const filter = show(document.querySelector('.filter'));
const wanted = filter?.querySelector('input');
wanted?.addEventListener('input', () => {
  const words = wanted.value.toLowerCase().split(/\s+/);
  let found = 0;
  for (const tag of document.querySelectorAll('section.tag')) {
    let here = 0;
    for (const entry of tag.querySelectorAll('li')) {
      const text = (entry.textContent ?? '').toLowerCase();
      entry.hidden = !words.every((word) => text.includes(word));
      if (!entry.hidden) here++;
    }
    /** @type {HTMLElement} */ (tag).hidden = here === 0;
    found += here;
  }
  const count = filter?.querySelector('[role="status"]');
  if (count instanceof HTMLElement)
    count.textContent = (count.dataset['found'] ?? '').replace('{count}', String(found));
});

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/**
 * The request that a form describes. It goes to this server, whatever address the samples name.
 *
 * @param {HTMLFormElement} form
 */
function requestOf(form) {
  let path = form.dataset['path'] ?? '';
  const query = new URLSearchParams();
  /** @type {Record<string, string>} */
  const headers = {};
  /** @type {string | undefined} */
  let body;
  for (const element of form.elements) {
    const field = /** @type {Field} */ (element);
    const place = field.dataset['in'];
    if (place === 'path') path = path.replace(`{${field.name}}`, encodeURIComponent(field.value));
    else if (place === 'query' && field.value !== '') query.set(field.name, field.value);
    else if (field.name === 'key') headers['x-api-key'] = field.value.trim();
    else if (field.name === 'body') {
      headers['content-type'] = 'application/json';
      body = field.value;
    }
  }
  const address = query.size === 0 ? path : `${path}?${query}`;
  return {
    address,
    init: { method: form.dataset['method'] ?? 'GET', headers, ...(body === undefined ? {} : { body }) },
  };
}

/** @param {string} text */
function legible(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLOutputElement} output
 */
async function send(form, output) {
  const line = document.createElement('p');
  const answer = document.createElement('pre');
  answer.tabIndex = 0;
  output.replaceChildren(line);
  line.textContent = 'One moment …';
  try {
    const { address, init } = requestOf(form);
    const begin = performance.now();
    const response = await fetch(address, init);
    const text = await response.text();
    const left = response.headers.get('ratelimit-remaining');
    line.textContent = `${init.method} ${address}: ${response.status} in ${Math.round(performance.now() - begin)} ms${left === null ? '' : `, ${left} calls left`}`;
    answer.textContent = legible(text);
    output.append(answer);
  } catch {
    line.textContent = 'The request could not be sent. Check the key and your connection.';
  }
}

for (const part of document.querySelectorAll('.try')) {
  const form = show(part)?.querySelector('form');
  const output = form?.querySelector('output');
  if (form && output)
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form, output);
    });
}

// A key is typed once for all forms of a page. It is stored nowhere.
/** @type {HTMLInputElement[]} */
const keys = [...document.querySelectorAll('.try input')]
  .map((field) => /** @type {HTMLInputElement} */ (field))
  .filter(({ name }) => name === 'key');
for (const key of keys)
  key.addEventListener('input', () => {
    for (const other of keys) other.value = key.value;
  });
