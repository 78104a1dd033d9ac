import type { ribbon as english } from '../en/ribbon';

/** What the ribbon of Excel and its store of add-ins show, by the name of the resource in the manifest. */
export const ribbon = {
  Description:
    'Impostos, IVA, preços de combustíveis, taxas de câmbio e dados dos bancos centrais dos 54 países de África, em funções do Excel e num painel.',
  'ShowPane.Label': 'Mostrar painel',
  'Refresh.Label': 'Actualizar',
  'Documentation.Label': 'Documentação',
  'GetStarted.Description': 'Escreva =SVC. numa célula, ou escolha Mostrar painel no separador Base.',
  'ShowPane.Tip':
    'Abrir o painel com impostos, IVA, preços de combustíveis, taxas de câmbio e dados dos bancos centrais.',
  'Refresh.Tip': 'Apagar os valores desta sessão e recalcular todas as fórmulas SVC.',
  'Documentation.Tip': 'Abrir a documentação: primeiros passos, todas as funções com exemplos, receitas e erros.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
