import { family } from '../family';

/** What every command says, with what the doctor says about an installation. */
export const commands = {
  command_usage: 'Usage:',
  command_options: 'Options:',
  command_options_placeholder: '[options]',
  command_help_option: 'display help for command',
  command_json_option: 'print as JSON',
  command_arguments_wrong: 'This command does not take {arguments}.',
  command_commands: 'Commands:',
  command_arguments: 'Arguments:',
  command_command_placeholder: '[command]',
  command_choices: 'choices: {choices}',
  command_default: 'default: {value}',
  command_argument_missing: 'This command needs {argument}.',
  command_unknown: 'There is no command {command}.',
  command_value_missing: 'The option {option} needs a value.',
  command_option_missing: 'This command needs the option {option}.',
  command_choice_wrong: 'The option {option} does not take {value}. It takes one of {choices}.',
  command_dry_run_option: 'only show what would be done',
  command_never: 'never',
  command_any: 'any',
  command_no_store:
    'There is no store in {directory}. The first start of the server makes one. If the server has started, give this command its settings: SVC_DATABASE_URL or SVC_DATA_DIR.',
  command_store_made: 'There was no store in {directory}, so a new one was made.',
  command_moment_wrong:
    '{option} takes a day of the calendar, for example {example}, or a number of days from now, for example 90d.',
  command_moment_past: '{option} {day} is in the past. Give today or a later day.',
  command_plan_unknown: '"{plan}" is not a plan. Use one of {plans}.',
  command_file_exists: '{file} exists. Name a new file.',
  command_none_named:
    '{noun, select, key {There is no key} access_code {There is no access code} account {There is no account} member {There is no member} device {There is no device} request {There is no open request} other {There is no token}} "{named}". List them with `{list}`.',
  command_several_named:
    '"{named}" matches {count} {noun, select, key {of the keys} access_code {of the access codes} account {of the accounts} member {of the members} device {of the devices} request {of the open requests} other {of the tokens}}. Use the id of one.',
  command_column_id: 'id',
  command_column_kind: 'kind',
  command_column_plan: 'plan',
  command_column_key: 'key',
  command_column_state: 'state',
  command_column_made: 'made',
  command_column_ends: 'ends',
  command_column_last_use: 'last use',
  command_column_networks: 'networks',
  command_column_operations: 'operations',
  command_column_name: 'name',
  command_column_devices: 'devices',
  command_column_table: 'table',
  command_column_rows: 'rows',
  command_column_source: 'source',
  command_column_target: 'target',
  command_column_backup: 'backup',
  command_column_store: 'store',
  doctor_about:
    'Checks this installation, with the settings in the environment, and says what is wrong and what to do: Node.js, build, law and figures, settings, data directory, store, keys, port, certificate, proxies, add-in, clock and feeds. The server may be running. Nothing is changed.',
  doctor_exit_codes: 'Exit code: 0 where the installation works, warnings or not; 1 where something is wrong.',
  doctor_works: 'The installation works; {warnings, plural, one {# warning} other {# warnings}}.',
  doctor_faults:
    '{faults, plural, one {# fault} other {# faults}} to mend; {warnings, plural, one {# warning} other {# warnings}}.',
  ...family('doctor_state', { good: 'good', warning: 'warning', wrong: 'wrong' }),
  ...family('doctor_part', {
    'Node.js': 'Node.js',
    build: 'build',
    'law and figures': 'law and figures',
    settings: 'settings',
    'data directory': 'data directory',
    store: 'store',
    keys: 'keys',
    clock: 'clock',
    feeds: 'feeds',
    'age of the law': 'age of the law',
    port: 'port',
    certificate: 'certificate',
    proxies: 'proxies',
    'add-in': 'add-in',
    traces: 'traces',
  }),
  doctor_not_checked: 'This could not be checked: {reason}',
  doctor_node: 'Node.js {version}.',
  doctor_node_old: 'Node.js {version} is too old. Install {least} or newer, and run `npm ci` again.',
  doctor_node_unmaintained:
    'The service runs on Node.js {version}, which has received no security fixes since {until}. Install a newer one when you can.',
  doctor_build_missing:
    '{part, select, server {The server is} pane {The pane of the add-in is} other {The functions of the add-in are}} not built: there is no {file}. Run `npm run build`.',
  doctor_build_present: 'All built files are present.',
  doctor_build_newer: 'All built files are present and newer than their sources.',
  doctor_build_older: 'Sources have changed since the last build. `npm start` builds them again.',
  doctor_data_sound: 'All files of law and figures have the checksums of the release.',
  doctor_settings_valid: 'The settings are valid.',
  doctor_setting_unknown: '{name} is not a setting, and has no effect. .env.example lists all settings.',
  doctor_setting_misspelt:
    '{name} is not a setting, and has no effect. Did you mean {meant}? .env.example lists all settings.',
  doctor_directory_not_written: '{directory} cannot be written: {reason}.',
  doctor_directory_written: '{directory} can be written.',
  doctor_directory_missing: '{directory} does not exist yet. The first start makes it, with a key for this machine.',
  doctor_space: '{free, number} MiB are free on the disk that holds {directory}.',
  doctor_space_little: 'Only {free, number} MiB are free on the disk that holds {directory}. Free some space.',
  doctor_space_none:
    'Only {free, number} MiB are free on the disk that holds {directory}. Free some space before the store can no longer be written.',
  doctor_store_missing: 'There is no store yet. The first start makes it.',
  doctor_store_older:
    'The store has schema {version}, and this version writes schema {current}. The next start migrates it. Make a backup first. The checks that need the store are left out until then.',
  doctor_store_opens: 'The store opens, and can be read and written. It has schema {version}.',
  doctor_store_not_opened: 'The store cannot be opened: {reason}',
  doctor_key_missing: 'This machine has no key yet. The first start makes one.',
  doctor_key_invalid: '{file} holds no valid key. The next start replaces it.',
  doctor_key_unknown: 'The store does not know the key in {file}. The next start adds it.',
  doctor_key_ended:
    'The key of this machine {state, select, disabled {is disabled} replaced {has been replaced} ended {has expired} other {belongs to a disabled account}}, so the add-in cannot use it. Enable it with `npm run keys -- enable {id}`, or set SVC_API_KEY to another key.',
  doctor_key_private: 'The key of this machine is in {file}, and only its owner can read it.',
  doctor_keys_none: 'No key is active, so every call is refused. Make one with `npm run --silent keys -- create`.',
  doctor_keys_active: '{active, plural, one {# key} other {# keys}} of {all, number} may call.',
  doctor_clock_before_law:
    'The clock of this machine says {today}, but the law of this release was confirmed on {confirmed}. Set the clock: figures and keys follow it.',
  doctor_clock_before_feed:
    'The clock of this machine says {now}, but a feed ran at {ran}. Set the clock: figures and keys follow it.',
  doctor_clock: 'The clock says {time} UTC.',
  doctor_feeds_off: 'SVC_FEEDS is off on this machine. Figures stay as they are unless another server renews them.',
  doctor_feeds_not_run: 'The feeds have not run yet.',
  doctor_feeds_never:
    '{count, plural, one {# feed} other {# feeds}} never succeeded: {names}. Start the server, or run `npm run feeds -- run all`.',
  doctor_feed_failed:
    'The feed {name} failed {failures, plural, one {# time} other {# times}} since {since}: {reason} Run `npm run feeds -- check {name}`.',
  doctor_feed_no_reason: 'no reason is recorded.',
  doctor_bank_stopped: '{name} has published nothing since {newest}. Its figures are out of date.',
  doctor_figures_old:
    '{count, plural, one {# figure of {all, number} is} other {# figures of {all, number} are}} out of date. /status names each, and answers with them say `stale`.',
  doctor_observations_wait:
    '{count, plural, one {# observation waits} other {# observations wait}} for a person. Run `npm run feeds -- review`.',
  doctor_feeds_on_schedule: '{count, plural, one {# feed} other {# feeds}} on schedule.',
  doctor_pages_differ:
    '{count, plural, one {# cited page no longer states} other {# cited pages no longer state}} the law. /admin/law shows which figures are missing.',
  doctor_law_due:
    'Law {version} is in use. The law on pay of {due, number} of {all, number} countries was last confirmed more than {days, number} days ago, the oldest on {oldest}. Answers about it say `due` or `stale`. `npm run data:review` lists what to check. A newer release or law package may have checked it, and `SVC_LAW_WATCH=on` reads the cited pages again.',
  doctor_search_due: 'A search for newer law on pay is due: {countries}. Run `npm run data:review`.',
  doctor_law_confirmed: 'Law {version} is in use. The law on pay was confirmed in the last {days, number} days.',
  doctor_port_picked: 'The system picks a free port.',
  doctor_port_free: '{host} port {port} is free.',
  doctor_port_running: 'A server runs at {host} port {port}, and answers.',
  doctor_port_unusable: 'The server cannot listen on {host} port {port}: {reason}.',
  doctor_no_tls: 'The server itself does not speak HTTPS: SVC_TLS_CERT is empty.',
  doctor_certificate_of_other_key:
    'The key in SVC_TLS_KEY does not belong to the certificate in SVC_TLS_CERT. Set both to one pair.',
  doctor_certificate_of_other_name:
    'The certificate is not for {host}, the name in SVC_PUBLIC_URL. It names {names}. Get a certificate for {host}.',
  doctor_certificate_early: 'The certificate is in force only from {from}. Check the clock and the file.',
  doctor_certificate_expired: 'The certificate expired on {to}. Renew it, and start the server again.',
  doctor_certificate_expires: 'The certificate expires on {to}. Renew it, and start the server again.',
  doctor_certificate_in_force: 'The certificate is in force until {to}.',
  doctor_proxies_everybody:
    'SVC_TRUSTED_PROXIES contains {proxy}, so every caller can claim any address. Name only your proxies.',
  doctor_proxy_unnamed:
    'SVC_PUBLIC_URL is set and only this machine reaches the server, so a proxy stands before it. SVC_TRUSTED_PROXIES does not name it: all callers count as one address. Set it to the address of the proxy, for example 127.0.0.1.',
  doctor_public_unsafe:
    'SVC_PUBLIC_URL starts with http://, so keys travel readable, and Excel loads no add-in. Use HTTPS, at a proxy or with SVC_TLS_CERT.',
  doctor_host_unsafe:
    'Other machines reach the server without HTTPS, so keys travel readable. Put a proxy with a certificate before it, or set SVC_TLS_CERT and SVC_TLS_KEY.',
  doctor_addin_local:
    'SVC_ADDIN_ACCESS is local, so the add-in works on this machine only. For people elsewhere set it to code or entra.',
  doctor_metrics_open: 'SVC_METRICS is open, so everybody can read the metrics. Set SVC_METRICS_TOKEN instead.',
  doctor_webhooks_private:
    'SVC_WEBHOOK_PRIVATE is on, so whoever has a key can have the server send to addresses inside your network. Leave it off unless the receivers are inside and only your own people have keys.',
  doctor_reached: 'The settings fit a server that others reach.',
  doctor_not_reached: 'Only this machine reaches the server.',
  doctor_addin_here: 'SVC_PUBLIC_URL is empty: the add-in is for this machine.',
  doctor_addin_not_tried: 'The server is not running here, so {address} was not tried.',
  doctor_addin_unreachable:
    '{address} cannot be used from this machine: {reason}. Excel needs it. Check SVC_PUBLIC_URL, the name server and the proxy.',
  doctor_addin_loads: 'The add-in can be loaded from {address}.',
  address_answers: 'it answers {status}',
  address_of_other_service: 'another service answers there',
  address_unknown: 'its name is unknown here',
  address_refused: 'nothing listens there',
  address_certificate_expired: 'its certificate has expired',
  address_certificate_untrusted: 'its certificate is not signed by a trusted authority',
  address_certificate_of_other: 'its certificate is for another name',
  doctor_traced: 'Requests are traced.',
  doctor_not_traced: 'Traces are off: no collector is named.',
} as const;
