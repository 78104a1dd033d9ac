/** Words of a heading that say nothing of what its column holds. */
export const fillers: readonly string[] = [
  ...['the', 'of', 'and', 'for', 'per', 's', 'de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'et', 'au', 'aux'],
  ...['pour', 'par', 'en', 'e', 'da', 'do', 'dos', 'das', 'para'],
];

/** Abbreviations of headings, and different words for one thing, with the word that stands for them. */
export const abbreviations: Readonly<Record<string, string>> = {
  ...{ n: 'number', no: 'number', nr: 'number', num: 'number', nb: 'number', nbr: 'number', nbre: 'number' },
  ...{ nombre: 'number', numero: 'number', nro: 'number' },
  ...{ sup: 'supplementaire', supp: 'supplementaire', suppl: 'supplementaire' },
  ...{
    alloc: 'allocation',
    ind: 'indemnite',
    indem: 'indemnite',
    indemn: 'indemnite',
    allow: 'allowance',
    allce: 'allowance',
  },
  ...{ transp: 'transport', ot: 'overtime', hr: 'hour', hrs: 'hour', h: 'heure', emp: 'employee', acc: 'account' },
  ...{ subs: 'subsidio', alim: 'alimentacao', venc: 'vencimento', transporte: 'transport' },
  ...{ ext: 'extraordinaria', extraord: 'extraordinaria' },
  ...{ sal: 'salaire', sit: 'situation', fam: 'familiale', adv: 'advance', resp: 'responsabilite' },
};

/** Names and signs of money at the end of a heading. */
const money =
  '(?:F ?CFA|FCFA|CFA|[KTU]Sh\\.?s?|Francs?(?: CFA)?|Naira|Cedis?|Rands?|Dirhams?|Dinars?|Ariary|Kwanzas?|Kwacha|Pula|Shillings?|Meticais|Birr|₦|₵|GH₵|GH¢|€|\\$|درهم|دينار|جنيه|فرنك)';
/** What stands for money only in brackets: `(F)`, `(DH)`. */
const shortMoney = '(?:F|DH|DHS|DA|DT|R|AR|KZ|MT|N|P|K|BR|LE)';

/** The code of a currency, and not what looks like one. */
const code = '(?!CFA|DHS|[KTU]SH)[A-Z]{3}';

/**
 * A heading and the unit at its end, as regular expressions that JavaScript and Python read alike. The first group is
 * the heading without it; a further one holds the code of a currency. `besideNumber` splits an amount from its unit.
 */
export const unitPatterns = {
  percent: '^(.+?)[\\s,:/–—-]*[\\[(]? *(?:en |in |em )?% *[\\])]? *$',
  currency: `^(.+?)(?:[\\s,:/–—-]*[\\[(] *(${code}) *[\\])]|[\\s,:/–—-]+(?:in |en |em )(${code})|\\s*[,:/–—-]\\s*(${code})) *$`,
  besideNumber: "^([^0-9]*?)\\s*([+−-]?[0-9][0-9\\s.,'’_]*?)\\s*([^0-9]*)$",
  money: `^(.+?)(?:[\\s,:/–—-]*[\\[(] *(?:${money}|${shortMoney}) *[\\])]|[\\s,:/–—-]+(?:in |en |em )?${money}) *$`,
} as const;
