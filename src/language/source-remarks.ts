import { sourceRemarks as inArabic } from './ar/source-remarks';
import { type SourceRemark, sourceRemarks } from './en/source-remarks';
import { sourceRemarks as inFrench } from './fr/source-remarks';
import type { Language } from './languages';
import { sourceRemarks as inPortuguese } from './pt/source-remarks';

const remarksIn = { fr: inFrench, pt: inPortuguese, ar: inArabic } as const;

// A remark stands by itself or behind the name, and last, but for the one word that says where: `copy on Scribd`.
const lastRemark = new RegExp(`(^|[(;,] ?)(${sourceRemarks.join('|')})((?: [^\\s()]+)?\\)?)$`);

/** A publisher as a source names it: what we remark behind the name is in a language, the name stays. */
export const publisherIn = (language: Language, publisher: string): string =>
  language === 'en'
    ? publisher
    : publisher.replace(
        lastRemark,
        (_, before: string, remark: SourceRemark, where: string) => `${before}${remarksIn[language][remark]}${where}`,
      );
