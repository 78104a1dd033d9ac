// @ts-check
// What every page can do with scripts, and works without: copying, the separators of formulas, the search by key.

/** Does the reader's language write decimals with a comma? Then spreadsheets take semicolons between arguments. */
const writesCommas = () => {
  try {
    return (1.5).toLocaleString(navigator.language).includes(',');
  } catch {
    // Some browsers without a language name one that does not exist.
    return false;
  }
};

/** Words of buttons, in the language of the page. */
const words = document.body.dataset;

const chosenName = 'svc.pages.separator';
/** @returns {string | null} */
const storedChoice = () => {
  try {
    return localStorage.getItem(chosenName);
  } catch {
    return null;
  }
};

/** @type {HTMLElement[]} */
const formulas = [...document.querySelectorAll('code[data-semicolons], code[data-commas]')].map(
  (one) => /** @type {HTMLElement} */ (one),
);
const forms = formulas.map(({ dataset, textContent }) => ({
  commas: dataset['commas'] ?? textContent,
  semicolons: dataset['semicolons'] ?? textContent,
}));
/** @param {string} choice */
const showFormulas = (choice) =>
  formulas.forEach((formula, place) => {
    formula.textContent = forms[place]?.[choice === 'semicolons' ? 'semicolons' : 'commas'] ?? '';
  });

const separator = document.querySelector('.separator');
const choice = separator?.querySelector('select');
if (separator instanceof HTMLElement && choice instanceof HTMLSelectElement) {
  separator.hidden = false;
  choice.value = storedChoice() ?? '';
  // A guide in another language than English is written with semicolons.
  const written = document.querySelector('code[data-commas]') !== null;
  if (choice.value === '') choice.value = written || writesCommas() ? 'semicolons' : 'commas';
  showFormulas(choice.value);
  choice.addEventListener('change', () => {
    showFormulas(choice.value);
    try {
      localStorage.setItem(chosenName, choice.value);
    } catch {
      // The choice then holds for this page.
    }
  });
}

/**
 * @param {Element} block what is copied
 * @param {string} name
 */
const copyButton = (block, name) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.setAttribute('aria-label', name);
  const word = document.createElement('span');
  word.setAttribute('aria-live', 'polite');
  word.textContent = words['copy'] ?? '';
  button.append(word);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(block.textContent ?? '');
      word.textContent = words['copied'] ?? '';
    } catch {
      // Browsers have no clipboard for pages that come over plain HTTP from another machine.
      word.textContent = words['copyByHand'] ?? '';
    }
    setTimeout(() => (word.textContent = words['copy'] ?? ''), 3_000);
  });
  return button;
};

for (const block of document.querySelectorAll('pre')) {
  const box = document.createElement('div');
  box.className = 'copied';
  block.replaceWith(box);
  box.append(block, copyButton(block, words['copyText'] ?? ''));
}
for (const formula of document.querySelectorAll('td code.formula'))
  formula.after(' ', copyButton(formula, words['copyFormula'] ?? ''));

// A link to what is folded unfolds it. Older browsers do not do so by themselves.
const unfold = () => {
  for (let part = document.querySelector(':target'); part !== null; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true;
};
addEventListener('hashchange', unfold);
unfold();

addEventListener('keydown', (event) => {
  const { target } = event;
  const typing =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
  const search = document.querySelector('header input[type="search"]');
  if (!(search instanceof HTMLInputElement)) return;
  event.preventDefault();
  search.focus();
  search.select();
});

const menu = document.getElementById('menu');
// Its links to parts of the page do not load another page, so the menu is closed here.
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLAnchorElement && menu.matches(':popover-open')) menu.hidePopover();
});
