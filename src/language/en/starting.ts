/** What a start prints, and why a server cannot start, for whoever starts it. */
export const starting = {
  server_listening: 'listening on {address}',
  key_made: 'An API key was made for this machine. It is shown once, and kept in {file}:',
  key_made_unseen:
    'An API key was made for this machine. It is not shown here, because this output may be kept: read it in {file}.',
  worker_ended: 'The worker {pid} ended by itself, and another takes its place.',
  worker_not_started: 'A new worker could not start. The ones before it go on.',
  workers_replaced: 'Every worker has been replaced.',
  one_process_not_replaced:
    'One process cannot be replaced without a gap. Set SVC_WORKERS to 2 or more, and start again.',
  system_words: '{text}',
  port_in_use:
    'The port is in use: stop the program that listens on {port}, or set SVC_PORT to another port (0 picks a free one).',
  port_not_permitted:
    'This user may not listen on port {port}. Set SVC_PORT to a port from 1024, and let a proxy forward to it.',
  host_foreign:
    'SVC_HOST {host} is no address of this machine. Set it to one of its own, or to 127.0.0.1 for callers on this machine only.',
  host_unknown:
    'SVC_HOST {host} is no name or address that this machine knows. Set it to an address of this machine, such as 127.0.0.1.',
  tls_files_wrong:
    'SVC_TLS_CERT and SVC_TLS_KEY do not hold a certificate and its key in PEM form. Set both to the right files.',
  path_not_permitted:
    '{path} cannot be read or written by this user. Let the user who runs the service own it, or set SVC_DATA_DIR to another directory.',
  path_not_owned:
    '{path} does not belong to this user. Let the user who runs the service own it, or set SVC_DATA_DIR to another directory.',
  path_read_only: '{path} is on a disk that can only be read. Set SVC_DATA_DIR to a directory that can be written.',
  path_on_full_disk:
    'The disk that holds {path} is full. Free some space, or set SVC_DATA_DIR to a directory on another disk.',
  path_is_file: '{path} is a file, and should be a directory. Move it away, or set SVC_DATA_DIR to a directory.',
  path_below_file:
    '{path} cannot be a directory, because something above it is a file. Set SVC_DATA_DIR to a directory.',
  path_is_directory: '{path} is a directory, and should be a file. Move it away.',
  path_unnamed: 'A file of the data directory',
  directory_not_made: '{path} cannot be made: {above} takes no directories. Set SVC_DATA_DIR to another directory.',
  data_file_unreadable:
    '{file} cannot be read, and the service does not answer without it. Restore the file, or install the service again.',
  data_file_damaged: '{file} is damaged. Restore the file, or install the service again.',
  data_file_changed:
    '{file} is damaged, or was edited: its checksum is not that of {list}. Restore the file, or install the service again. After an edit that is meant, run `npm run data:generate`.',
  key_file_is_link:
    '{file} is a link, and the key of this machine must be in a file of its own: replace the link by the file that it names, with `chmod 600`.',
  key_file_unreadable:
    'The key of this machine cannot be read: {reason}. Make {file} a file that this user may read, with `chmod 600`.',
  key_file_of_other:
    '{file} holds the key of this machine and belongs to another user ({owner}), who can read and change it: run `chown {user} {file}`.',
  key_file_open:
    "{file} holds the key of this machine and can be used by other people of this machine (its mode is {mode}): run `chmod 600 {file}`. If they may have read it, also replace the key: `npm run --silent keys -- rotate 'this machine' --overlap 0`.",
  key_file_of_other_server:
    '{file} belongs to another user ({owner}), whose server could not read a new key. Run this command as that user.',
  api_key_foreign:
    'SVC_API_KEY is not a key of this server. Leave it empty to count the add-in on the key of this machine. Or make a key with `npm run --silent keys -- create`, or set SVC_UPSTREAM_URL to the service of the key.',
  traces_packages_missing:
    'OTEL_EXPORTER_OTLP_ENDPOINT needs packages that are not installed: run `{command}`, or leave the variable empty.',
  office_package_missing:
    'SVC_OFFICE_JS=local needs the package @microsoft/office-js, which is not installed. Run `{command}`, or leave SVC_OFFICE_JS empty: Microsoft then serves office.js.',
} as const;
