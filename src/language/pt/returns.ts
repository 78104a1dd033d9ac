import type { returns as english } from '../en/returns';

/** Returns of employers. */
export const returns = {
  // Refusals.
  return_unknown: 'Nenhuma declaração se chama {sent}. GET /api/v1/payroll/returns apresenta a lista.',
  return_unknown_of_country: 'Nenhuma declaração se chama {sent}. Para este país há {known}.',
  return_rows_not_a_list: '`rows` tem de ser uma lista de 1 a {most, number} trabalhadores.',
  return_text_malformed: '`{field}` tem de ser um texto com {most, number} caracteres, no máximo.',
  return_no_file:
    'Não há ficheiro para {name}: o formato não está confirmado, ou a autoridade recebe a declaração no ecrã ou em papel. Omita `format` para obter a tabela.',
  return_none_for_country: '{country}: não há declarações registadas.',

  // What a reader must know about a layout.
  return_heading: 'formato não confirmado',
  return_layout_not_official:
    'O formato não provém da própria autoridade: {basis} Compare-o com o modelo do portal antes de entregar o ficheiro.',
  return_layout_not_confirmed: 'O formato não está confirmado: {basis} Use a tabela apenas para verificações.',
  return_not_stored: 'Nada destas linhas é guardado nem enviado para outro lado.',

  // Problems of rows. They never repeat a value.
  return_value_missing: '{column}: falta o valor.',
  return_identifier_malformed: '{name}: a forma está incorrecta. Forma esperada: {form}.',
  return_check_digit_wrong: '{name}: o dígito de controlo está incorrecto.',
  return_sign_forbidden: '{column} não pode conter nenhum destes caracteres: {signs}',
  return_begins_as_formula:
    '{column} não deve começar por {sign}: uma folha de cálculo leria uma fórmula. Este carácter é omitido.',
  return_letters_not_latin: '{column} deve ter letras latinas: o ficheiro não aceita outras.',
  return_word_unknown: '{column} tem de ser um destes valores: {words}.',
  return_too_long: '{column} tem de ter {most, number} caracteres, no máximo.',
  return_day_malformed: '{column} tem de ser um dia, AAAA-MM-DD.',
  return_duplicate: '{column}: o valor é igual ao de uma linha anterior.',
  return_payslip_failed: 'O recibo de vencimento desta linha não pode ser calculado: `{code}`.',
  return_row_unreadable: 'Esta linha não pode ser lida: `{field}`.',
  return_withheld_differs: 'O imposto retido em {month} não é o do recibo de vencimento.',
  return_month_twice: 'Este trabalhador tem o mês {month} duas vezes.',
  return_employee_unclear:
    'Pode haver mais de um trabalhador com este nome. Indique o número do trabalhador, ou outro número, em cada uma das suas linhas.',
  return_namesakes_by_order:
    'Os trabalhadores com o mesmo nome e sem número distinguem-se pela ordem das suas linhas em cada mês. As suas primeiras linhas: {rows}. Indique os seus números para ter a certeza.',
  return_month_outside: 'O mês desta linha não é da declaração: {first} a {last}.',

  // Where columns take their values from.
  return_pay_contributory: 'Salário sujeito a contribuições',
  return_pay_exempt: 'Salário não tributado',
  return_all_reliefs: 'Deduções',
  return_all_credits: 'Créditos de imposto',
  return_all_surcharges: 'Acréscimos ao imposto',
  return_all_benefits: 'Benefícios em espécie',
  return_source_month: 'mês da declaração',
  return_source_number: 'número de ordem',
  return_source_rows: 'número de linhas',
  return_source_ceiling: 'limite: {name}',
  return_source_total: 'total de «{column}»',
} satisfies Record<keyof typeof english, string>;
