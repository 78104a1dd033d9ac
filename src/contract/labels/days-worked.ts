import type { Language } from '../../language/languages';
import type { Called } from './labels';

/**
 * What each language calls the days of work of a month. Returns state them; pay does not depend on them. They stand by
 * themselves, because a payroll reads them without the other columns of people.
 */
export const daysWorked = {
  en: ['Days worked', 'Worked days'],
  fr: ['Jours travaillés', 'Jours de travail', 'Nombre de jours', 'Jours déclarés'],
  pt: ['Dias trabalhados', 'Dias de trabalho'],
  ar: ['أيام العمل', 'عدد أيام العمل'],
} as const satisfies Readonly<Record<Language, Called>>;
