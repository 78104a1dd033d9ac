import type { truth as english } from '../en/truth';

/** Age and confidence of the facts behind an answer. */
export const truth = {
  sentences: '{first} {second}',
  law_confirmed_on: '{country}: as regras de {subject} foram confirmadas pela última vez em {day}.',
  law_due_for_check:
    '{country}: as regras de {subject} foram confirmadas pela última vez em {day} e devem ser verificadas de novo.',
  law_read_again: '{country}: as regras de {subject} foram lidas de novo em {day} em {publisher}, sem alteração.',
  law_source_differs:
    '{country}: uma fonte das regras de {subject}, {publisher}, já não as indica como estão registadas (verificado em {day}). Verifique se mudaram antes de as usar.',
  law_applies_from: 'Aplicam-se desde {from}.',
  law_applies_between: 'Aplicam-se de {from} a {to}.',
  law_not_confirmed:
    'Estas regras não foram confirmadas para o ano fiscal {year}. Antes de as usar, verifique se houve alterações.',
  law_confidence_low:
    '{country}: as regras de {subject} têm um grau de confiança baixo, porque as fontes são fracas ou divergem.',
  law_changes_in_year:
    '{country}: as regras de {subject} mudam em {day}, durante o ano fiscal {year}. Um ano completo é calculado segundo as regras em vigor em {asked}.',
  law_retroactive:
    '{country}: esta lei foi publicada em {published} e produz efeitos desde {from}, antes da sua publicação.',
} satisfies Record<keyof typeof english, string>;
