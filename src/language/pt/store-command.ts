import type { storeCommand as english } from '../en/store-command';

/** What the command of the store says. */
export const storeCommand = {
  store_about:
    'Migra, verifica, copia, guarda e restaura a base de dados. Um endereço escreve-se sqlite:FICHEIRO ou postgres://…; sem endereço, é usada a base de dados do servidor configurado.',
  store_migrate:
    'actualiza o esquema. Os servidores fazem-no quando arrancam, salvo se a sua função (role) não tiver permissão',
  store_address_option: 'endereço da base de dados',
  store_empty_address_option: 'endereço da base de dados, que tem de estar vazia',
  store_grant_option: 'dá a uma função (role) do PostgreSQL as permissões de que um servidor precisa, e nada mais',
  store_no_roles: '`--grant-to` precisa de uma base de dados PostgreSQL: o SQLite não tem funções (roles).',
  store_schema_current: 'O esquema está actualizado ({schema}).',
  store_schema_would_become: 'O esquema {before} passaria a {schema}.',
  store_schema_is_now: 'O esquema {before} passou a {schema}.',
  store_schema_old:
    '{store} tem o esquema {version}, e esta versão precisa do esquema {schema}. Execute primeiro `npm run store -- migrate`.',
  store_check: 'verifica o esquema e conta as linhas de cada tabela',
  store_checked: '{store}: esquema {schema}, versão {version} do registo de valores.',
  store_copy: 'copia uma base de dados para uma vazia, em qualquer dos motores. Pare primeiro os servidores da origem',
  store_from_option: 'endereço da origem',
  store_to_option: 'endereço do destino, que tem de estar vazio',
  store_look_option: 'examina apenas as duas',
  store_copy_differs: 'A cópia não tem os mesmos números de linhas. Copie de novo.',
  store_nothing_written: 'Nada foi gravado.',
  store_backup:
    'grava num ficheiro novo todos os dados de um mesmo instante, sem parar os servidores. Guarde o ficheiro em segredo: contém em claro os segredos das sessões e dos webhooks e, no PostgreSQL, a chave da máquina. Os ficheiros ao lado da base de dados não estão nele',
  store_count_option: 'conta apenas as linhas',
  store_written: 'Gravado em {file}.',
  store_restore: 'preenche uma base de dados vazia a partir de uma cópia de segurança, em qualquer dos motores',
  store_restore_check_option: 'verifica apenas o ficheiro e a base de dados',
  store_restore_steps:
    'Pare primeiro os servidores. Uma base de dados que não está vazia é recusada. No SQLite, retire estes ficheiros do directório de dados: service.sqlite, service.sqlite-wal e service.sqlite-shm (os dois últimos podem não existir). Deixe no lugar machine-key e a pasta legal: não estão em nenhuma cópia de segurança. No PostgreSQL, indique uma base de dados vazia.',
  store_backup_of: 'Cópia de segurança de {moment}.',
  store_restore_differs: 'A base de dados não tem os mesmos números de linhas que a cópia de segurança.',
  store_copying: 'a copiar',
  store_backing_up: 'a guardar',
  store_restoring: 'a restaurar',
} satisfies Record<keyof typeof english, string>;
