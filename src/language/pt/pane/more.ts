import type { sentences as english } from '../../en/pane/more';

/** The menu More and the welcome of the pane in Portuguese. */
export const sentences = {
  language: 'Língua',
  convert_a_column: 'Converter uma coluna',
  format_money_and_percentages: 'Formatar valores e percentagens',
  documentation: 'Documentação',
  cards_behind_figures: 'Cartões em valores isolados',
  cards_about: 'Com linhas, dia e fontes. Guardado no livro.',
  not_kept_in_the_workbook: 'O Excel não guardou isto no livro. É só de leitura?',
  look: 'Aspecto',
  look_auto: 'Como o Excel ou o sistema',
  look_light: 'Claro',
  look_dark: 'Escuro',
  welcome_and_keyboard: 'Boas-vindas e teclado',
  help_and_feedback: 'Ajuda e comentários',
  welcome: 'Boas-vindas',
  welcome_figure: 'Salário líquido de um bruto de {pay} por mês, {country}',
  welcome_server:
    'Cada valor vem do serviço {host}, com o seu dia e as suas fontes. Sem ele, os valores que já estão na folha ficam.',
  welcome_cost:
    'Não precisa de chave: o serviço tem uma. O plano dela decide quantas chamadas há, e se as taxas e os preços de dias passados estão incluídos.',
  welcome_plans: 'Comparação dos planos',
  welcome_keys:
    'F6 passa da folha ao painel, Tab de um campo a outro, as setas de uma vista a outra e dentro das listas. Esc fecha uma lista ou um menu.',
  welcome_again: 'Encontra isto de novo em Mais.',
  welcome_close: 'Fechar',
} satisfies Readonly<Record<keyof typeof english, string>>;
