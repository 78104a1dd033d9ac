import { languageOf } from '../../../src/language/languages';
import { sayIn } from '../words';
import type { Outcome, PanelCalls } from './calls';

/** Calls functions of the script. Google answers through a handler. */
type Run = {
  readonly [Name in keyof PanelCalls]: (...args: Parameters<PanelCalls[Name]>) => void;
} & {
  withSuccessHandler(handle: (answer: never) => void): Run;
  withFailureHandler(handle: (error: Error) => void): Run;
};
declare const google: { readonly script: { readonly run: Run } };

const { lang } = document.documentElement;
const say = sayIn(languageOf(lang));

function call<Name extends keyof PanelCalls>(
  name: Name,
  ...args: Parameters<PanelCalls[Name]>
): Promise<ReturnType<PanelCalls[Name]>> {
  return new Promise((resolve, reject) => {
    const run = google.script.run.withSuccessHandler(resolve as (answer: never) => void).withFailureHandler(reject);
    (run[name] as (...given: typeof args) => void)(...args);
  });
}

const at = <Type extends HTMLElement = HTMLElement>(id: string): Type => document.getElementById(id) as Type;

function show(place: HTMLElement, { ok, lines }: Outcome): void {
  place.className = `outcome ${ok ? 'good' : 'bad'}`;
  place.replaceChildren(
    ...lines.map((line) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    }),
  );
}

/** Runs an action while its button is disabled, and shows what it achieved. */
async function act(button: HTMLButtonElement, place: HTMLElement, meanwhile: string, run: () => Promise<Outcome>) {
  button.disabled = true;
  place.className = 'outcome';
  place.textContent = meanwhile;
  show(place, await run().catch((): Outcome => ({ ok: false, lines: [say('failed')] })));
  button.disabled = false;
}

async function showState(): Promise<void> {
  const { address = '', keyEnd } = await call('svcPanelState');
  at<HTMLInputElement>('address').value = address;
  at('key-stored').textContent = keyEnd === undefined ? '' : say('key_stored', { end: keyEnd });
  const help = at<HTMLAnchorElement>('help');
  help.hidden = address === '';
  help.href = `${address}/addin/functions.html?lang=${lang}`;
}

const connection = at<HTMLFormElement>('connection');
connection.addEventListener('submit', (event) => {
  event.preventDefault();
  const [address, key] = [at<HTMLInputElement>('address'), at<HTMLInputElement>('key')];
  void act(connection.querySelector('button')!, at('saved'), say('saving'), async () => {
    const outcome = await call('svcSaveSettings', address.value, key.value);
    if (outcome.ok) {
      key.value = '';
      await showState();
    }
    return outcome;
  });
});

const functions = at('functions');
functions.addEventListener('click', ({ target }) => {
  const button = (target as HTMLElement).closest<HTMLButtonElement>('button[data-formula]');
  if (button === null) return;
  const outcome = button.parentElement!.querySelector<HTMLElement>('.outcome')!;
  void act(button, outcome, '', () => call('svcInsertFormula', button.dataset['formula']!));
});

const search = at<HTMLInputElement>('search');
search.addEventListener('input', () => {
  const wanted = search.value.trim().toLowerCase();
  const items = [...functions.children] as HTMLElement[];
  for (const item of items) item.hidden = !item.textContent!.toLowerCase().includes(wanted);
  at('none').textContent = items.every((item) => item.hidden) ? say('no_function') : '';
});

const workbook = at<HTMLFormElement>('workbook');
workbook.addEventListener('submit', (event) => {
  event.preventDefault();
  const [book, country] = [at<HTMLSelectElement>('book'), at<HTMLSelectElement>('country')];
  void act(workbook.querySelector('button')!, at('built'), say('building'), () =>
    call('svcBuildWorkbook', book.value, country.value),
  );
});

const showStatus = at<HTMLButtonElement>('show-status');
showStatus.addEventListener(
  'click',
  () => void act(showStatus, at('status'), say('asking'), () => call('svcDataStatus')),
);

const refresh = at<HTMLButtonElement>('refresh');
refresh.addEventListener(
  'click',
  () => void act(refresh, at('refreshed'), say('refreshing'), () => call('svcRefresh')),
);

void showState();
