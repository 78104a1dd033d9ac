import type { googleSheets as english } from '../en/google-sheets';

/** What the package for Google Sheets says beside the sentences of cells. No word may agree with a number. */
export const googleSheets = {
  // Menu
  menu_open: 'Abrir o painel',
  menu_refresh: 'Actualizar os valores',
  place_of_open: 'Extensões, {product}, Abrir o painel',
  place_of_refresh: 'Extensões, {product}, Actualizar os valores',

  // Formulas
  not_set:
    'Não está definido nenhum serviço. Escolha {place}, e introduza o endereço e uma chave da API. Numa folha de cálculo de outra pessoa, é o proprietário que o faz.',
  unreachable:
    'O Google não consegue aceder ao serviço financeiro. Verifique o endereço no painel. O Google indica: {reason}.',
  not_the_service: 'O que respondeu não é o serviço financeiro. Verifique o endereço no painel.',
  quota:
    'O Google não permite mais pedidos hoje. O limite diário é de 20 000 para contas pessoais. Use um intervalo em vez de células isoladas.',
  too_long:
    'O Google dá 30 segundos a uma fórmula, e o serviço precisa de mais tempo para todas as linhas. Divida o intervalo por duas fórmulas.',
  not_allowed:
    'O Google ainda não autorizou este script a enviar pedidos. Escolha {place}, e autorize o que o Google pedir.',
  one_cell: 'O argumento {parameter} aceita uma só célula, não um intervalo.',
  error_in_cell: 'Uma célula que esta fórmula usa contém o erro {code}.',
  ask_again: '{sentence} Para tentar de novo, escolha {place}.',
  in_row: 'Erro: {sentence}',

  // Panel
  connection: 'Ligação',
  address: 'Endereço do serviço',
  address_hint: 'Começa por https://. O Google tem de o alcançar pela Internet.',
  key: 'Chave da API',
  key_hint: 'Uma chave que começa por svc_test_ responde com dados de exemplo.',
  key_stored: 'Está guardada uma chave que termina em {end}. Deixe o campo vazio para a manter.',
  owner:
    'Numa folha de cálculo partilhada, as fórmulas usam o endereço e a chave do proprietário. Os outros não precisam de introduzir nada. Quem pode editar a folha de cálculo também pode editar este script e ler a chave.',
  save: 'Guardar e testar',
  saving: 'A testar…',
  connected: 'Ligado. As fórmulas passam a obter os valores deste serviço.',
  connected_to_samples: 'Ligado. Esta chave responde com dados de exemplo, não com valores reais.',
  bad_address: 'Introduza um endereço como https://finance.example.com.',
  private_address:
    'O Google não consegue aceder a este endereço, porque só existe no seu computador ou na sua rede. Introduza um endereço público.',
  no_key: 'Introduza uma chave da API.',
  bad_key: 'Uma chave da API começa por svc_live_ ou svc_test_.',
  functions: 'Funções',
  help: 'Todas as funções com os seus argumentos, tal como o Excel as escreve',
  search: 'Procurar funções',
  insert: 'Inserir',
  insert_example: 'Inserir o exemplo de {name}',
  inserted: '{formula} está agora em {cell}.',
  no_cell: 'Seleccione primeiro uma célula.',
  no_function: 'Nenhuma função tem este texto.',
  gives: 'Resultado: {result}',
  table_size: 'Linhas: {rows}, colunas: {columns}',
  workbooks: 'Livros',
  workbook: 'Livro',
  country: 'País',
  workbook_hint: 'As folhas novas ficam depois das que existem. Nada mais muda.',
  build_workbook: 'Criar o livro',
  building: 'A criar…',
  workbook_built: 'Folhas novas: {count}. Comece por {first}.',
  no_workbook: 'Não há este livro para este país, porque a lei de que precisa não está apurada.',
  data: 'Dados',
  show_status: 'Mostrar o estado dos dados',
  asking: 'A pedir…',
  on_schedule: 'Séries em dia: {kept}. Em atraso: {late}.',
  late_series: '{name}, último valor de {date}',
  more_late: 'Outras séries em atraso: {count}',
  refresh_hint: 'O Google Sheets mantém um resultado até que um argumento mude. Isto volta a pedir todos os valores.',
  refreshing: 'A actualizar…',
  refreshed: 'Fórmulas que voltam a pedir: {count}.',
  not_restored: 'O Google não devolveu as fórmulas a estas células. Introduza-as de novo: {formulas}',
  refreshed_in_part:
    'Fórmulas que voltam a pedir: {count}. O limite de tempo do Google deixou de fora: {left}. Actualize mais uma vez.',
  failed: 'O Google não executou esta acção. Recarregue a folha de cálculo e tente de novo.',
} as const satisfies Readonly<Record<keyof typeof english, string>>;
