/** The languages of answers, as BCP 47 tags. English comes first: it is spoken where no other is asked for. */
export const languages = ['en', 'fr', 'pt', 'ar'] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself, and what it is called in English. */
export const languageWords = {
  en: { label: 'English', meaning: 'English' },
  fr: { label: 'Français', meaning: 'French' },
  pt: { label: 'Português', meaning: 'Portuguese' },
  ar: { label: 'العربية', meaning: 'Arabic' },
} as const satisfies Readonly<Record<Language, { readonly label: string; readonly meaning: string }>>;

/** The language of a locale such as `fr-CI`; undefined where it is none of the four. */
export const spokenLanguage = (locale: string | undefined): Language | undefined =>
  languages.find((language) => locale?.toLowerCase().split('-')[0] === language);

/** The language of a locale, or English where it is none of the four. */
export const languageOf = (locale: string | undefined): Language => spokenLanguage(locale) ?? 'en';

/** The parameter that asks for a language. Every operation takes it, whatever its schema says. */
export const languageParameter = 'lang';

/** The locale that numbers, days and lists are written in. Arabic has Latin digits, as on bank statements. */
export const localeOf: Readonly<Record<Language, string>> = {
  en: 'en-US',
  fr: 'fr',
  pt: 'pt-AO',
  ar: 'ar-u-nu-latn',
};

/** The locale whose plurals a language has. Portuguese of Africa says «0 dias» as Portugal does; its locales say «0 dia». */
export const pluralsOf: Readonly<Record<Language, string>> = { ...localeOf, pt: 'pt-PT' };

/** The direction in which a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** The file in which Excel finds its help on the functions in a language. */
export const helpFile = (language: Language): string =>
  language === 'en' ? 'functions.json' : `functions-${language}.json`;
