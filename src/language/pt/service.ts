import type { service as english } from '../en/service';

/** Messages about requests in general: bodies, batches, tools, addresses and failures. */
export const service = {
  body_not_object: `O corpo do pedido tem de ser um objecto JSON, por exemplo '{'"country": "KE", "amount": 85000'}'.`,
  body_empty: `O corpo do pedido está vazio. Envie um objecto JSON, por exemplo '{'"country": "KE", "amount": 85000'}'.`,
  body_not_json: 'O corpo do pedido não é JSON válido. Verifique as aspas, as vírgulas e as chavetas.',
  body_member_forbidden:
    'O corpo do pedido contém um membro `__proto__` ou `constructor.prototype`. Retire-o e envie de novo.',
  body_not_utf8: 'O corpo do pedido não é UTF-8 válido. Guarde ou envie o texto em UTF-8.',
  body_with_nul: 'O corpo do pedido contém o carácter U+0000, que não é permitido em textos. Retire-o e envie de novo.',
  body_in_charset: 'O corpo do pedido foi enviado no conjunto de caracteres {charset}. Envie JSON em UTF-8.',
  body_length_wrong: 'O corpo do pedido é mais curto ou mais comprido do que indica Content-Length.',
  body_not_as_json: 'Envie o corpo do pedido em JSON, com o cabeçalho `Content-Type: application/json`.',
  body_compressed:
    'O corpo do pedido foi enviado com `Content-Encoding: {encoding}`. Envie JSON simples, sem compressão.',
  body_too_large: 'O corpo do pedido é maior do que este endereço aceita. Envie menos elementos de cada vez.',
  body_of_many_values: 'O corpo do pedido contém mais de {most, number} valores. Envie menos elementos de cada vez.',
  body_of_many_fields:
    'O corpo do pedido contém um objecto com mais de {most, number} campos. Envie apenas os parâmetros da operação.',
  item_of_many_fields:
    'Um elemento do lote, ou o que acompanha os seus elementos, contém mais de {most, number} campos. Envie apenas os parâmetros da operação.',
  field_repeated: '`{field}` foi enviado {times} vezes. Envie-o uma só vez.',
  parameters_unreadable: 'Não é possível ler os parâmetros.',
  request_unreadable: 'Não é possível ler o pedido. Verifique se o corpo do pedido é JSON válido.',
  address_unreadable: 'Não é possível ler o endereço. Verifique a codificação com percentagem (%).',
  address_with_nul:
    'O endereço contém o carácter U+0000 (`%00`), que não é permitido em textos. Retire-o e envie de novo.',
  request_not_http: 'O pedido não é HTTP válido.',
  host_missing: 'O pedido não tem o cabeçalho `Host`, que é obrigatório em HTTP/1.1.',
  host_twice: 'O pedido tem mais de um cabeçalho `Host`. Envie apenas um.',
  expectation_unknown: 'O cabeçalho `Expect` só pode ser `100-continue`.',
  request_incomplete: 'O pedido não chegou completo a tempo. Envie os cabeçalhos e o corpo sem pausas.',
  headers_too_large: 'Os cabeçalhos do pedido são demasiado grandes.',
  connections_too_many:
    'Há demasiadas ligações. Feche as que já não são necessárias ou tente de novo dentro de momentos.',
  no_room_for_large_request:
    'Há demasiados pedidos grandes em processamento. Envie o pedido de novo dentro de um segundo.',
  answers_unread: 'As respostas aos seus pedidos anteriores ainda não foram lidas. Leia-as e tente de novo.',
  language_unknown:
    '{language} não é uma língua deste serviço. Envie uma destas em lang: {languages}. Também pode omitir lang.',
  format_unknown: '{format} não é um formato. Envie "csv" para uma tabela, ou "json".',
  bom_unknown: '`bom` não pode ser {bom}. Envie 0 para uma tabela sem marca de ordem dos bytes (BOM), ou 1.',
  nothing_at_address: 'Não existe nada em {address}. A referência em /docs/reference apresenta todos os endereços.',
  method_wrong: '{address} aceita {allowed}, e não {method}.',
  store_unavailable:
    'Neste momento, o serviço não consegue ler nem gravar os seus dados. Esta chamada não foi executada nem contada. Tente de novo dentro de {seconds} segundos. Se o problema persistir, um administrador encontra a causa no registo do servidor.',
  service_broken:
    'Ocorreu um erro do nosso lado. Se voltar a acontecer, comunique-nos este identificador do pedido: {id}.',
  batch_time_used_up:
    'Os elementos anteriores ocuparam {seconds} segundos de cálculo, o máximo para um pedido. Envie os restantes noutro lote.',
  batch_length_used_up:
    'As respostas anteriores a esta ocupam {mebibytes} MiB, o máximo para uma resposta. Envie os elementos restantes noutro lote.',
  batch_truth_together:
    'Cada resultado tem as suas próprias datas e fontes. Com `select`, são omitidas em cada resultado e apresentadas aqui em conjunto.',
  register_label_unknown: 'Nenhuma linha tem a etiqueta {label}. Etiquetas das linhas: {labels}.',
  register_without_labels: 'Nenhuma linha tem a etiqueta {label}. As linhas não têm etiquetas.',
  register_line_unknown: 'Nenhum recibo destas linhas tem uma linha {text}. Valores: {figures}. Linhas: {lines}.',
  register_row_failed: 'Não há total, porque a linha {row, number} tem um erro: {why}',
  register_in_two_currencies: 'Não há total, porque as linhas estão em duas moedas, {first} e {second}.',
  register_time_used_up:
    'As linhas anteriores levaram {seconds} segundos de cálculo, o máximo de um pedido. Envie o resto noutro pedido.',
  journal_row_failed: 'Não há lançamentos, porque a linha {row, number} tem um erro: {why}',
  journal_too_large:
    'Os montantes das linhas são, em conjunto, demasiado grandes para lançamentos que fechem na menor unidade.',
  journal_in_two_currencies:
    'Não há lançamentos, porque as linhas estão em duas moedas, {first} e {second}. Peça-os separadamente para cada uma.',
  journal_account_unused: '{field} não foi usado: nenhum recibo destas linhas tem essa linha.',
  journal_tax_rate_missing:
    'O Xero precisa de `tax_rate`: o nome de uma taxa de imposto, tal como está nas suas definições do Xero.',
  journal_account_without_number:
    'O Xero encontra as contas pelo número, e a conta de `{purpose}` não o tem. Envie o número em `accounts`.',
  journal_too_long:
    'Os lançamentos têm {lines, number} linhas, e o Xero aceita no máximo {most, number} por ficheiro. Envie menos departamentos de cada vez.',
  journal_pay_without_parts: 'Salário sem as componentes indicadas',
  journal_deductions: 'Descontos no salário líquido',
  register_deductions_exceed_net:
    'Os descontos ({deductions, number}) são superiores ao salário líquido ({net, number}).',
  tool_cannot_answer: '"{tool}" não pode responder: {why}',
  sample_data: 'Estes são dados de exemplo para uma chave de teste, fixados em {day}. Não são dados de produção.',
  upstream_slow: 'O serviço a que este servidor recorre não respondeu a tempo. Tente de novo dentro de momentos.',
  upstream_broken:
    'O serviço a que este servidor recorre tem um problema (respondeu com o estado {status}). Tente de novo dentro de momentos.',
  upstream_answer_too_large:
    'O serviço a que este servidor recorre enviou uma resposta maior do que este servidor aceita. Tente de novo dentro de momentos.',
  upstream_unreachable:
    'Não é possível contactar o serviço a que este servidor recorre. Tente de novo dentro de momentos.',
  upstream_moved:
    'O serviço a que este servidor recorre redirecciona os pedidos, e este servidor não segue redireccionamentos. Um administrador deve definir SVC_UPSTREAM_URL com o novo endereço.',
  upstream_not_envelope:
    'O serviço a que este servidor recorre enviou uma resposta inesperada. Tente de novo dentro de momentos.',
  upstream_busy: 'O serviço a que este servidor recorre está sobrecarregado. Tente de novo dentro de momentos.',
  download_missing:
    'Este servidor foi preparado sem os pacotes para outros programas. As versões publicadas incluem esses pacotes.',
  add_in_not_built:
    'O suplemento não foi compilado. Execute `npm run build` onde o servidor está instalado e volte a abrir esta página.',
  add_in_file_missing: 'O suplemento não tem esse ficheiro.',
  add_in_page_missing: 'O suplemento não tem a página {page}.',
  office_js_not_served:
    'Aqui, office.js vem da Microsoft. Defina SVC_OFFICE_JS=local para que este servidor o forneça.',
  manifest_missing:
    'Não existe nenhum manifest.xml onde o servidor está instalado. O ficheiro deve estar ao lado de package.json.',
  manifest_address_unknown:
    'O manifesto contém o endereço deste servidor. Defina SVC_PUBLIC_URL com esse endereço, por exemplo https://finance.example.com, e reinicie o servidor.',
} satisfies Record<keyof typeof english, string>;
