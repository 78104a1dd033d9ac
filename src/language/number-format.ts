import { type Language, localeOf } from './languages';

/** A format whose thousands stand apart by a narrow space. */
class SpacedNumberFormat extends Intl.NumberFormat {
  override format(value: Intl.StringNumericLiteral | number | bigint): string {
    return this.formatToParts(value)
      .map(({ type, value: part }) => (type === 'group' ? '\u202f' : part))
      .join('');
  }
}

/**
 * How a language writes numbers in sentences. Arabic is read where a comma begins the decimals, as in Tunisia, and where
 * it stands between thousands, as in Egypt: «1,000» would be one dinar to some. A space is read alike everywhere.
 */
export const numberFormatIn = (language: Language, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new (language === 'ar' ? SpacedNumberFormat : Intl.NumberFormat)(localeOf[language], options);
