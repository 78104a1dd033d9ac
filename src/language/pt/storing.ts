import type { storing as english } from '../en/storing';

/** Why a store, a copy or a backup of it cannot be used, for whoever runs the service. */
export const storing = {
  problem_with_code: '{problem} ({code})',
  schema_newer:
    'A base de dados tem o esquema {version}, mas esta versão do serviço suporta esquemas até {current}. Arranque uma versão mais recente do serviço, ou defina SVC_DATA_DIR ou SVC_DATABASE_URL com outra base de dados.',
  place_wrong:
    'Um endereço começa por sqlite: seguido de um ficheiro, por exemplo sqlite:.data/service.sqlite, ou por postgres://.',
  place_missing: 'Não existe o ficheiro {file}.',
  backup_damaged: '{file} não é uma cópia de segurança, ou está danificado: {reason}',
  backup_foreign: '{file} não é uma cópia de segurança deste serviço.',
  backup_newer:
    '{file} tem o esquema {version}, mas esta versão suporta esquemas até {current}. Restaure-o com uma versão mais recente.',
  backup_incomplete: '{file} está incompleto: falta o fim. Faça outra cópia de segurança.',
  target_filled:
    'A base de dados de destino não está vazia, por isso nada foi gravado. Tem linhas em {tables}. Indique uma base de dados vazia. No SQLite, pare os servidores e mova o ficheiro dela para outro lugar, com os que terminam em -wal e -shm.',
  sqlite_code_missing:
    'O SQLite não tem código compilado para o Node {version} em {platform} ({processor}). Use o Node 22.14 ou mais recente.',
  sqlite_full: 'O disco que contém {file} está cheio. Liberte espaço.',
  sqlite_disk:
    'Não é possível ler nem gravar {file}: o disco está cheio ou com falhas. Liberte espaço, ou verifique o disco.',
  sqlite_read_only:
    '{file} é só de leitura. Dê ao utilizador que executa o serviço permissão de escrita neste ficheiro e no seu directório, ou defina SVC_DATA_DIR com um directório em que se possa gravar.',
  sqlite_unopened:
    'Não é possível abrir {file}. Dê ao utilizador que executa o serviço permissão de escrita no seu directório, ou defina SVC_DATA_DIR com outro directório.',
  sqlite_not_permitted:
    'Não é possível abrir {file}. Dê ao utilizador que executa o serviço permissão de escrita nele.',
  sqlite_locked: 'Outro processo mantém {file} bloqueado. Espere que termine, ou termine-o.',
  sqlite_damaged:
    '{file} está danificado. Pare o serviço e ponha uma cópia de segurança no seu lugar. Se não houver cópia, mova o ficheiro para outro lugar: o próximo arranque cria um novo, sem as chaves, as contagens e os valores do antigo.',
  sqlite_no_database:
    '{file} não é uma base de dados, ou está danificado. Ponha uma cópia de segurança no seu lugar. Se não houver cópia, mova o ficheiro para outro lugar: o próximo arranque cria um novo, sem as chaves, as contagens e os valores do antigo.',
  postgres_refused: 'A base de dados recusa o utilizador ou a palavra-passe de SVC_DATABASE_URL.',
  postgres_missing: 'A base de dados que SVC_DATABASE_URL indica não existe. Crie-a, ou corrija o nome.',
  postgres_right_lacking:
    'Falta uma permissão à função (role) de SVC_DATABASE_URL. Execute `npm run store -- migrate --grant-to ROLE` como proprietário.',
  postgres_connections:
    'A base de dados não aceita mais ligações. Aumente max_connections, ou ponha à frente dela um gestor de ligações (pooler).',
  postgres_room: 'A base de dados está sem espaço em disco ou sem memória. Liberte recursos.',
  postgres_slow: 'A base de dados demorou demasiado e abandonou o trabalho.',
  postgres_stopping: 'A base de dados está a arrancar, a parar ou não aceita ligações.',
  postgres_files: 'A base de dados não consegue ler ou gravar os seus ficheiros. Verifique o disco dela.',
  postgres_replica:
    'A base de dados não aceita escritas neste momento, tal como uma réplica. SVC_DATABASE_URL deve levar ao servidor primário.',
  postgres_lost: 'Perdeu-se a ligação à base de dados.',
  postgres_damaged: 'A base de dados indica dados danificados ou um erro interno. Consulte o registo dela.',
  postgres_silent: 'A base de dados não responde. Verifique se está a funcionar e se SVC_DATABASE_URL leva até ela.',
} satisfies Record<keyof typeof english, string>;
