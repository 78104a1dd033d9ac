import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { anchors } from '../../server/pages/headings';
import { withEnglishFunctions } from '../../server/pages/excel-words';
import { stateOf, textAt, type Translation, translations } from '../../scripts/guides/translations';
import { catalogOf } from '../../src/language/catalogs';
import { message } from '../../src/language/message';
import { say } from '../../src/language/say';
import { withCommas } from '../../src/local-formula';

const root = join(__dirname, '../..');

const fence = /^( *)```(\w*)\n([\s\S]*?)^ *```$/gm;
const withoutCode = (text: string): string => text.replace(fence, '');

/** Headings outside code: the level of each, in their order. */
const headings = (text: string): readonly (readonly [string, string])[] =>
  [...withoutCode(text).matchAll(/^(#{1,6}) (.+)$/gm)].map((match) => [match[1]!, match[2]!] as const);

/** A formula as the English guides write it. A mark of direction may stand beside it in Arabic. */
const canonical = ({ language }: Translation, formula: string): string =>
  withCommas(withEnglishFunctions(formula, language)).replace(/[‎‏]/g, '').replace(/, */g, ', ');

/** What a first start says, as guides show it. */
const ofFirstStart = [
  message('key_made', { file: '.data/machine-key' }),
  message('server_listening', { address: 'http://127.0.0.1:3000' }),
  message('first_link'),
];

/** A line of code in the language of a translation: only what a start says differs. */
const inLanguage = ({ language }: Translation, line: string): string => {
  const sentence = ofFirstStart.find((one) => say(one) === line);
  // Marks of direction are not seen.
  return sentence === undefined ? line : say(sentence, catalogOf(language)).replace(/\u200e/g, '');
};

/** The code of a text: without comments and without what is written beside a formula. */
const codeBlocks = (translation: Translation, text: string): readonly string[] =>
  [...text.matchAll(fence)].map(([, , kind, code]) =>
    code!
      .split('\n')
      .map((line) => (line.startsWith('=SVC.') ? canonical(translation, /^=SVC\.[^)]*\)/.exec(line)![0]) : line))
      .map((line) => (kind === 'sh' ? line.replace(/\s+#.*$/, '') : line).replace(/\u200e/g, '').trim())
      .join('\n'),
  );

/** Formulas outside code. Their texts are left out: a translation may name a country or a language of its readers. */
const formulas = (translation: Translation, text: string): readonly string[] =>
  [...withoutCode(text).matchAll(/`(=SVC\.[^`]*)`/g)].map((match) =>
    canonical(translation, match[1]!).replace(/"[^"]*"/g, '""'),
  );

/** Targets of links, without anchors, as paths from the root; addresses as they are. */
const targets = (path: string, text: string): readonly (readonly [string, string | undefined])[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => {
    const [target, anchor] = match[1]!.split('#') as [string, string?];
    if (/^https?:/.test(target)) return [match[1]!, undefined];
    return [target === '' ? path : posix.join(posix.dirname(path), target), anchor];
  });

const originalOf = (path: string): string =>
  path.replace(/^docs\/(?:fr|pt|ar)\//, 'docs/').replace(/^README\.(?:fr|pt|ar)\.md$/, 'README.md');

const existing = translations.filter((one) => existsSync(join(root, one.path)));

test('no translation is missing; those that are older than their original are named', () => {
  const states = translations.map((one) => [one.path, stateOf(one)] as const);
  const old = states.filter(([, state]) => state === 'old').map(([path]) => path);
  // An old translation breaks nothing, because its page says so.
  if (old.length > 0) console.info(`Older than the English original: ${old.join(', ')}.`);
  expect(states.filter(([, state]) => state === 'missing').map(([path]) => path)).toEqual([]);
});

describe.each(existing.map((one) => [one.path, one] as const))('%s', (path, translation) => {
  const [text, english] = [textAt(path), textAt(translation.original)];
  // Only a translation of the English text of now can be compared with it.
  const current = stateOf(translation) === 'current' ? test : test.skip;

  current('has a heading for each of the original, of the same level', () => {
    expect(headings(text).map(([level]) => level)).toEqual(headings(english).map(([level]) => level));
  });

  current('has the same code, but for separators', () => {
    const expected = codeBlocks(translation, english).map((block) =>
      block
        .split('\n')
        .map((line) => inLanguage(translation, line))
        .join('\n'),
    );
    expect(codeBlocks(translation, text)).toEqual(expected);
  });

  current('has every formula of the original', () => {
    const own = formulas(translation, text);
    expect([...new Set(formulas(translation, english))].filter((formula) => !own.includes(formula))).toEqual([]);
  });

  current('leads where the original leads', () => {
    const own = new Set(targets(path, text).map(([target]) => originalOf(target)));
    const wanted = targets(translation.original, english).map(([target]) => originalOf(target));
    expect([...new Set(wanted)].filter((target) => !own.has(target))).toEqual([]);
  });

  test('every link leads to a file, and to a heading of it', () => {
    for (const [target, anchor] of targets(path, text)) {
      if (/^https?:/.test(target)) continue;
      expect([target, existsSync(join(root, target))]).toEqual([target, true]);
      if (anchor === undefined) continue;
      const anchorOf = anchors();
      const there = headings(textAt(target)).map(([, heading]) => anchorOf(heading.replace(/[`*]/g, '')));
      expect([target, there]).toEqual([target, expect.arrayContaining([decodeURIComponent(anchor)])]);
    }
  });

  test('links stay in the language where the guide exists in it', () => {
    const inEnglish = targets(path, text).filter(([target]) =>
      translations.some(
        ({ language, original, path: own }) =>
          language === translation.language && original === target && existsSync(join(root, own)),
      ),
    );
    expect(inEnglish.map(([target]) => target)).toEqual([]);
  });
});
