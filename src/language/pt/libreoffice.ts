import type { libreoffice as english } from '../en/libreoffice';

/** What the extension for LibreOffice says beside the sentences of cells. */
export const libreoffice = {
  about:
    'Impostos, salários, IVA, taxas de câmbio, preços de combustíveis e dados dos bancos centrais dos 54 países de África, como funções do Calc.',

  // Menu and options
  menu_refresh: 'Actualizar todos os valores',
  menu_excel: 'Assumir as fórmulas do Excel',
  menu_options: 'Endereço e chave da API…',
  options_page: 'Serviço',
  options_address: '~Endereço do serviço',
  options_address_example: 'Por exemplo https://finance.example.com',
  options_key: '~Chave da API',
  options_note:
    'A chave fica guardada no seu perfil do LibreOffice, nunca num documento. Depois de uma alteração, escolha SVC Finance, Actualizar todos os valores.',

  // Arguments
  required: 'Obrigatório. {description}',
  argument_missing: 'Falta o argumento {argument}. {meaning}',
  year_out_of_range: '{number} não é uma data. Introduza uma data, ou um texto como "2026-11-20".',

  // Without an answer of the service
  place_of_options: 'Ferramentas, Opções, SVC Finance Africa',
  key_missing: 'Ainda não há chave da API. Introduza a sua em {place} e volte a calcular.',
  key_refused: '{sentence} A chave está em {place}.',
  address_wrong: 'O endereço do serviço tem de começar por https:// ou http://. Corrija-o em {place}.',
  other_status: '{address} respondeu com o estado {status}. Verifique o endereço: {place}.',
  no_answer:
    '{address} não responde. Verifique o endereço em {place}, e se o serviço está a funcionar. Depois volte a calcular.',
  answer_unreadable: 'Não é possível ler a resposta de {address}. Verifique o endereço em {place}.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
