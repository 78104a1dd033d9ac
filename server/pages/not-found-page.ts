import { addinPath } from '../../src/contract';
import type { Language } from '../../src/language/languages';
import { message, type Sentence } from '../../src/language/message';
import { escaped } from './html';
import { saidOnPage } from './language';
import type { Frames } from './page';

/** Where to go instead: the address, its name, and what is there. */
const elsewhere = [
  ['/docs', message('page_documentation'), message('not_found_docs')],
  [`${addinPath}/taskpane.html`, message('menu_pane'), message('not_found_pane')],
  ['/docs/reference', message('menu_reference'), message('not_found_reference')],
  ['/status', message('menu_status'), message('not_found_status')],
] as const;

/** The page for an unknown address: what is wrong, and where to go instead. */
export function notFoundPage(frames: Frames, language: Language, why: Sentence): string {
  const word = (sentence: Sentence): string => escaped(saidOnPage(sentence, language));
  const links = elsewhere.map(
    ([address, name, what]) => `<li><a href="${address}">${word(name)}</a><br>${word(what)}</li>`,
  );
  return frames(language)({
    title: saidOnPage(message('page_not_found'), language),
    written: language,
    body: `
      <h1>${word(message('page_not_found'))}</h1>
      <p>${word(why)}</p>
      <ul>
        ${links.join('\n        ')}
      </ul>`,
  });
}
