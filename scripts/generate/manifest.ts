import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ribbon as arabic } from '../../src/language/ar/ribbon';
import { ribbon as english } from '../../src/language/en/ribbon';
import { ribbon as french } from '../../src/language/fr/ribbon';
import { translated, type Translated } from '../../src/language/function-texts';
import { helpFile, type Language } from '../../src/language/languages';
import { ribbon as portuguese } from '../../src/language/pt/ribbon';
import { projectRoot } from '../command/project';

const texts = { en: english, fr: french, pt: portuguese, ar: arabic };

/** The display languages of Office in each language. An override is for one locale: Office falls back on the default. */
const locales: Readonly<Record<Translated, readonly string[]>> = {
  fr: ['fr-FR', 'fr-CA', 'fr-BE', 'fr-CH'],
  pt: ['pt-PT', 'pt-BR'],
  ar: ['ar-SA', 'ar-EG', 'ar-MA', 'ar-DZ', 'ar-TN'],
};

const metadataId = 'Functions.Metadata.Url';
/** An element with a value for each locale, whose name for the ribbon is its id or, outside of the resources, its tag. */
const element =
  /^( *)<((?:bt:)?)(\w+)((?: id="[\w.]+")?) DefaultValue="([^"]*)"(?:\/>|>\n(?: *<(?:bt:)?Override [^\n]*\n)+ *<\/(?:bt:)?\w+>)$/gm;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The value of an element in a language; undefined for one that is the same in all of them. */
function valueIn(language: Language, name: string, inEnglish: string): string | undefined {
  if (name === metadataId) return inEnglish.replace(helpFile('en'), helpFile(language));
  return Object.hasOwn(english, name) ? texts[language][name as keyof typeof english] : undefined;
}

/** The manifest with its texts and the files of the functions' help in each language. Path from the root → content. */
export function generatedManifest(): ReadonlyMap<string, string> {
  const manifest = readFileSync(join(projectRoot, 'manifest.xml'), 'utf8');
  const content = manifest.replace(
    element,
    (unchanged, indent: string, prefix: string, tag: string, id: string, value: string) => {
      const name = id === '' ? tag : id.slice(' id="'.length, -1);
      const valueOf = (language: Language): string | undefined => valueIn(language, name, value);
      const inEnglish = valueOf('en');
      if (inEnglish === undefined) return unchanged;
      const overrides = translated.flatMap((language) =>
        locales[language].map(
          (locale) => `${indent}  <${prefix}Override Locale="${locale}" Value="${escaped(valueOf(language)!)}"/>\n`,
        ),
      );
      const start = `${indent}<${prefix}${tag}${id} DefaultValue="${escaped(inEnglish)}">`;
      return `${start}\n${overrides.join('')}${indent}</${prefix}${tag}>`;
    },
  );
  return new Map([['manifest.xml', content]]);
}
