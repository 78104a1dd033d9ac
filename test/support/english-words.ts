import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../../src/language/languages';
import { oncePer } from '../../src/once';

const root = join(__dirname, '../..');
const room = join(root, 'src/language');

type Translated = Exclude<Language, 'en'>;
export const translated = languages.filter((language): language is Translated => language !== 'en');

/** Every text of a value, and the names of its fields where asked for. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsOf(part);
}

/** The sentences of a language by the file of their catalog, such as `pane/pay`. */
const catalogsOf = oncePer((holder: { readonly language: Language }) => {
  const folder = join(room, holder.language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Notes of the law cite names and terms of any language, which would count as words of this one.
    .filter((file) => file.endsWith('.ts') && !['index.ts', 'notes.ts'].includes(file))
    .sort();
  return new Map(
    files.map((file) => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- A test that counts does not wait for catalogs.
      const sentences: string[] = [...textsOf(require(join(folder, file)) as unknown)];
      return [file.replace(/\.ts$/, ''), sentences] as const;
    }),
  );
});
const holders = {
  en: { language: 'en' },
  fr: { language: 'fr' },
  pt: { language: 'pt' },
  ar: { language: 'ar' },
} as const;
export const catalogs = (language: Language): ReadonlyMap<string, readonly string[]> => catalogsOf(holders[language]);

/** Fields of data with official names, which no language translates: those of laws, authorities and documents. */
const namesIn = new Set([
  ...['name', 'local_name', 'title', 'publisher', 'authority', 'to', 'form', 'fund', 'article'],
  ...['central_bank', 'central_bank_abbr', 'attribution'],
]);

function* officialNames(value: unknown, field = ''): Generator<string> {
  if (typeof value === 'string') {
    if (namesIn.has(field)) yield value;
  } else if (Array.isArray(value)) for (const part of value) yield* officialNames(part, field);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* officialNames(part, name);
}

/** Every official name of the data, one after another. Notes of the law are none: they say that they are in English. */
const recorded = oncePer((_: typeof holders) =>
  ['src/reference', 'server/feeds']
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
    .filter((file) => file.isFile() && file.name.endsWith('.json') && !file.name.endsWith('schema.json'))
    .flatMap((file) => [...officialNames(JSON.parse(readFileSync(join(file.parentPath, file.name), 'utf8')))])
    .join('\n'),
);

/** A note of the law that says in which language it is. */
const marked = /«(?:[^«»]|«[^«»]*»)*» \((?:en anglais|em inglês|بالإنجليزية)\)/g;

/** What every language writes alike: marked notes, fields, quoted input, addresses, settings, codes, formulas and values. */
const alike = [
  marked,
  // A word that a request may send, before its meaning in brackets.
  /\b[a-z0-9-]+ (?=\()/g,
  /`[^`]*`|"(?:[^"\\]|\\.)*"|&quot;.*?&quot;|“[^”]*”|<[^>]*>|\{[^{}]*\}/g,
  /[\w.+-]+@[\w.-]+\w|(?:https?|file):\S+|\/[\w./-]{3,}|@\w+\/[\w-]+/g,
  /=?\bSVC[._]\w+(?:\([^)]*\))?|\b\w*_\w+\b|\b[\w-]+(?:\.[\w-]+)+(?::\d+)?|\b(?=[\w-]*\d)[\w-]{2,}|\b[A-Z]{2,}\w*\b|\b\w+=\w*/g,
];

/** Names of products, people and things of the tests, and words that all the languages have. */
const names = new Set(
  `svc finance africa excel google sheets libreoffice calc windows mac linux microsoft office word teams entra chrome node
  python typescript javascript power query automate zapier postgres postgresql sqlite docker systemd caddy nginx github
  frankfurter fuelkenya xero quickbooks online amina diallo kofi mensah bureau essai agent payroll svc mcp openapi swagger
  free pro growth enterprise english français português portuguese french arabic curl script apps fluent json csv pdf zip
  first account code amount gross tax net country problem contributions apikey law watch make chatgpt claude cursor visual studio
  bearer token webhook webhooks slack email owner machine localhost intel apple safari firefox edge android ios shell proxy
  ctrl enter esc tab mib true false monthly annual weekly biweekly daily married children value average observations observed source
  syscohada pcm ifrs dividends services skills development levy length dockerfile compose server gateway meeting diesel leone gdp nssf shif ahl nita
  petrol kerosene lpg tbills mpc residency citizen dependants age disabled category sector pcm terminal inflation notice botswana lanka
  actifjobs bollo bundesbank calchub cotisation decies fin gratification kfw lissage minimale rivermate standfors taxcraft
  tradingeconomics universnews smtp smtps cron shm`.split(/\s+/),
);

/** Words that every sentence in English has some of, and that neither French nor Portuguese has. */
const ofEnglish = new Set(
  `the of and is are was were with this that these those not from has have had must your you their its which when where
  what who how there because before after until while each every any only also than then them they choose should
  would could been being by to in`.split(/\s+/),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-zà-öø-ÿœ]{2,}/g) ?? [];

/** The lines of the README and the guides of a language, without code, links and comments. */
export const guidesIn = (language: Translated): string[] =>
  [
    `README.${language}.md`,
    ...readdirSync(join(root, 'docs', language)).map((file) => `docs/${language}/${file}`),
  ].flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .replace(/^```[\s\S]*?^```/gm, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/\]\([^)]*\)/g, ']')
      .split('\n'),
  );

/** Words of our sentences in English that no sentence of the language has, and those that only English has. */
const vocabularyOf = oncePer(({ language }: { readonly language: Translated }) => {
  const own = new Set([...[...catalogs(language).values()].flat(), ...guidesIn(language)].flatMap(wordsOf));
  const english = [...catalogs('en').values()].flat().flatMap((text) => wordsOf(bare(text)));
  return new Set([...ofEnglish, ...english.filter((word) => !own.has(word) && !names.has(word))]);
});

function bare(text: string): string {
  return alike.reduce((left, pattern) => left.replace(pattern, ' '), text);
}

/** A phrase that stands in the official names of the data, and is more than the beginning of one. */
const isOfficial = (phrase: string): boolean => !/ (?:of|the|and)$/i.test(phrase) && recorded(holders).includes(phrase);

const officialPhrases = oncePer((_: typeof holders) =>
  [...new Set(recorded(holders).split('\n'))]
    .filter((name) => /[a-z] \S/.test(name))
    .sort((a, b) => b.length - a.length),
);

/** A text without the official names in it. */
const withoutNames = (text: string): string =>
  officialPhrases(holders).reduce((left, name) => (left.includes(name) ? left.replaceAll(name, ' | ') : left), text);

/** The phrases of a text in Latin letters that are no official names. */
const phrasesOf = (text: string): string[] =>
  (bare(text).match(/[A-Za-zÀ-ÖØ-öø-ÿœŒ’']+(?: [A-Za-zÀ-ÖØ-öø-ÿœŒ’']+)*/g) ?? []).filter(
    (phrase) => !isOfficial(phrase),
  );

/**
 * The words of English in a text for a reader of another language: what our English sentences say and those of the
 * language do not, outside official names, codes, and notes that say that they are in English.
 */
export function englishIn(text: string, language: Translated): string[] {
  const words = englishWordsIn(text, language);
  return words.length === 0 ? words : englishWordsIn(withoutNames(text), language);
}

/** Words of French that notes of the law have, and that our sentences in English have, too. */
const ofNotes = new Set(
  `correct cumulative in industries institutions leasing lie parent performance permanent plans press report service`.split(
    ' ',
  ),
);

/** The words of English in an answer, which may repeat a note of the law in the language of its reader. */
export const englishBesideNotes: typeof englishIn = (text, language) =>
  englishIn(text, language).filter((word) => !ofNotes.has(word));

function englishWordsIn(text: string, language: Translated): string[] {
  return phrasesOf(text).flatMap((phrase) =>
    language === 'ar'
      ? (phrase.match(/[A-Za-zÀ-ÖØ-öø-ÿ]{3,}/g) ?? []).filter((word) => !names.has(word.toLowerCase()))
      : wordsOf(phrase).filter((word) => vocabularyOf(holders[language]).has(word)),
  );
}

/** Words that make a sentence English: guides name menus of other programs as these have them. */
export const englishSentenceIn = (text: string): string[] =>
  phrasesOf(text).flatMap((phrase) => wordsOf(phrase).filter((word) => ofEnglish.has(word)));

/**
 * Counts texts that a reader meets, and the words of English in them. The table of all counts is printed after the run.
 *
 * @param kind where they are met, such as `pane`
 * @param wordsIn finds the words of English in a text
 * @returns each text with words of English, with those words
 */
export function countEnglish(
  kind: string,
  language: Translated,
  texts: readonly string[],
  wordsIn: typeof englishIn = englishIn,
): string[] {
  const met = [...new Set(texts.map((text) => text.trim()))].filter((text) => /\p{L}{2}/u.test(text));
  const found = met.map((text) => [text, wordsIn(text, language)] as const).filter(([, words]) => words.length > 0);
  const words = found.reduce((sum, [, own]) => sum + own.length, 0);
  const file = process.env['ENGLISH_COUNTS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ kind, language, sentences: met.length, words })}\n`);
  return found.map(([text, own]) => `${own.join(' ')}: ${text.slice(0, 300)}`);
}
