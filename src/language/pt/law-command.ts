import type { lawCommand as english } from '../en/law-command';

/** What the command of law packages says. */
export const lawCommand = {
  law_about:
    'Mostra que legislação está em uso, aplica pacotes de legislação assinados e retira-os. Os servidores acompanham em poucos segundos.',
  law_exit_codes:
    'Código de saída: 0 se foi feito, 1 se foi recusado. Um pacote recusado não altera nada, e o registo de auditoria diz porquê.',
  law_file_too_large: '{file} tem mais de 64 MB, por isso não é um pacote de legislação.',
  law_status: 'mostra a legislação em uso, os pacotes anteriores e as chaves de confiança',
  law_apply: 'verifica um pacote de legislação por inteiro e põe-no em uso',
  law_dry_run_option: 'apenas o verifica, e diz o que mudaria',
  law_revert: 'retira o pacote mais recente: a legislação anterior volta a estar em uso',
  law_reverted: 'A legislação {before} foi retirada. A legislação {after} está de novo em uso.',
  law_applied: 'A legislação {version} de {day} está em uso. Substituiu {before}.',
  law_applicable: 'A legislação {version} de {day} pode ser aplicada. Substituiria {before}.',
  law_nothing_differs: 'Nenhuma regra da lista de alterações difere.',
  law_new_rules: 'Novo:',
  law_corrected_rules: 'Corrigido:',
  law_removed_rules: 'Já não consta:',
  law_changed_cases: 'Casos calculados que mudam:',
  law_no_case_changes: 'Nenhum caso calculado muda.',
  law_difference: '{what}: {before} → {after}',
  law_no_value: 'nenhum',
  law_of_release_in_use: 'A legislação {version} de {day} está em uso: a desta versão do serviço.',
  law_of_package_in_use: 'A legislação {version} de {day} está em uso: a de um pacote de legislação.',
  law_of_release: 'A legislação desta versão do serviço é {version}.',
  law_packages: 'Pacotes que estão ou estiveram em uso:',
  law_package_line:
    '{version}, aplicado em {moment} UTC{standing, select, current {, em uso} back {, retirado} other {}}',
  law_trusted_keys: 'Chaves de confiança:',
  law_no_trusted_key: 'nenhuma: nenhum pacote pode ser aplicado',
  law_make: 'cria um pacote de legislação assinado com os ficheiros de países desta cópia do repositório',
  law_key_option: 'chave privada que o assina. Por omissão: o ficheiro que SVC_LAW_SIGNING_KEY indica',
  law_version_option: 'ano, mês e número, por exemplo 2026.12.1. Por omissão: a seguinte',
  law_retire_option: 'chaves que deixam de ser de confiança quando o pacote está em uso',
  law_out_option: 'onde o pacote é gravado',
  law_make_in_clone:
    'Um pacote de legislação cria-se numa cópia do repositório do projecto: uma versão publicada não tem recibos calculados.',
  law_make_unsigned:
    'Um pacote de legislação é sempre assinado. Indique o ficheiro da chave privada com `--key` ou SVC_LAW_SIGNING_KEY.',
  law_make_version_wrong: '{version} não é uma versão: um ano, um mês e um número, por exemplo 2026.12.1.',
  law_made: 'A legislação {version} está em {file}.',
  law_keys: 'lista as chaves cujos pacotes são aceites',
  law_keys_none: 'Nenhuma chave é de confiança, por isso nenhum pacote é aceite.',
  law_keys_new: 'cria uma chave que assina pacotes. Guarde o ficheiro em segredo, e longe dos servidores',
  law_keys_file: 'um ficheiro novo para a chave privada',
  law_keys_made:
    'A chave privada está em {file}. Os servidores aceitam os seus pacotes com esta chave pública em SVC_LAW_KEYS:',
  law_keys_named: 'Os pacotes designam-na por {id}.',
  law_watch:
    'volta a ler as páginas que a legislação cita, e diz quais ainda a enunciam. Um servidor com SVC_LAW_WATCH=on fá-lo por si.',
  law_watch_country_option: 'apenas as páginas de um país',
  law_watch_offline_option: 'lê páginas guardadas em vez da web. Uma cópia confirma o dia em que foi guardada',
  law_watch_json_option: 'apresenta as leituras em JSON',
  law_watch_country_wrong: '«{country}» não é um dos 54 países. Use um código, por exemplo KE.',
  law_watch_no_folder: 'Não existe a pasta {folder}.',
  law_watch_no_page:
    '{folder} não tem nenhuma página que a legislação cite. Dê a um ficheiro o nome do país e o identificador da sua fonte, por exemplo `KE/pwc-ke-tax.html`, ou guarde-o com o seu endereço, como fazem os navegadores.',
  law_watch_due: '{due} das {pages} páginas citadas estão por ler. Cada uma é lida no máximo uma vez por semana.',
  law_watch_outcome_same: 'igual',
  law_watch_outcome_differs: 'DIFERENTE',
  law_watch_outcome_gone: 'desaparecida',
  law_watch_outcome_unreadable: 'ilegível',
  law_watch_outcome_refused: 'recusada',
  law_watch_not_found: 'não encontrado: {id} = {law}',
  law_watch_none_read: 'Nenhuma página foi lida.',
  law_watch_read: '{pages, plural, one {# página lida} other {# páginas lidas}}: {counts}.',
  law_watch_compare:
    'Compare com a legislação as que diferem. Se a legislação mudou, altere `src/reference/data/countries/` e execute `npm run data:check`.',
} satisfies Record<keyof typeof english, string>;
