/** What the commands of keys and of access codes say. */
export const keysCommand = {
  keys_about:
    'Makes and manages API keys. Only hashes are stored: a key is shown once, when it is made. Running servers apply a change within a second.',
  keys_named:
    '<key> names a key by its id or at least the first 4 characters of it, by its name (the latest key of that name), by the part that `list` shows, or by the key itself. With - the key is read from standard input, so it does not stay in the history of the shell.',
  keys_plan_option: 'plan of the key',
  keys_expires_option:
    'last day (UTC) of the key, such as 2027-03-31, or a number of days such as 90d; `never`: it does not expire',
  keys_networks_option:
    'addresses and networks from which it may be used, such as 10.0.0.0/8,2001:db8::/32; `any`: all. Name a proxy in front of the server in SVC_TRUSTED_PROXIES',
  keys_operations_option: 'operations for which it may be used, any of {operations}, separated by commas; `any`: all',
  keys_create: 'make a key and print it, and nothing else, on standard output',
  keys_env_option: 'live counts towards the plan; test answers with sample data',
  keys_name_option: 'the person or program it is given to',
  keys_created_json_option: 'print the key with all its properties, as JSON',
  keys_list: 'list all keys, without the keys themselves. Servers record the last use every minute, and when they stop',
  keys_none: 'There are no keys. Make one with `npm run --silent keys -- create`.',
  keys_show: 'show all properties of a key',
  keys_change: 'change the name, expiry, networks or operations of a key',
  keys_nothing_to_change: 'Nothing to change. Give `--name`, `--expires`, `--networks` or `--operations`.',
  keys_disable: 'disable a key',
  keys_enable: 'enable a disabled key',
  keys_rotate:
    'make a successor with the same plan and limits, and print it. The old key works until the overlap ends. Servers use the successor of their own key, `this machine`, by themselves',
  keys_overlap_option: 'hours during which both keys work',
  keys_overlap_wrong: '`--overlap` takes a number of hours, 0 or more.',
  keys_plan: 'move a key to another plan ({plans}), with its predecessor or successor',
  keys_plan_of_account:
    'The key {id} ({name}) is on the plan of its account. Change that with `npm run --silent admin -- accounts plan {account} {plan}`.',
  keys_usage: 'show the calls of this month, including those that running servers have leased',
  keys_calls: '{current} of {limit}',
  keys_unlimited: 'unlimited',
  keys_networks_wrong:
    '`--networks` takes addresses or networks separated by commas, for example 10.0.0.0/8,2001:db8::/32, or `any`{wrong, select, none {} other {. "{wrong}" is neither}}.',
  keys_operations_wrong:
    '`--operations` takes any of {operations}, separated by commas, or the word `any`{wrong, select, none {} other {. "{wrong}" is none of them}}.',
  keys_paste: 'Paste the key and press Enter.',
  keys_foreign: 'The key {key} is not a key of this server. List its keys with `npm run --silent keys -- list`.',
  keys_malformed:
    '{key} is not a valid key, which has {length} characters. Copy it whole, or give the part that `npm run --silent keys -- list` shows.',
  keys_state_active: 'active',
  keys_state_disabled: 'disabled',
  'keys_state_account disabled': 'account disabled',
  keys_state_replaced: 'replaced',
  keys_state_ended: 'ended',
  key_active_until: 'active until {moment}, replaced',
  key_disabled_kept:
    'The key {id} ({name}) is disabled, so it cannot be replaced: enable it first, or make a new key with `create`.',
  key_of_disabled_account_kept:
    'The key {id} ({name}) belongs to a disabled account, so it cannot be replaced: enable the account first.',
  key_replaced_before:
    'The key {id} ({name}) was replaced before and ended at {moment}: rotate its successor instead, which `list` shows.',
  key_ended_kept:
    'The key {id} ({name}) ended at {moment}, so it cannot be replaced: give it another end with `change`, or make a new key with `create`.',
  key_replaced_still_works:
    'The key {id} ({name}) was replaced before and works until {moment}: rotate its successor instead, which `list` shows. To end the key at once, disable it.',
  access_about:
    'Makes and manages access codes. People open the Excel add-in with them where SVC_ADDIN_ACCESS=code. Only hashes are stored: a code is shown once, when it is made.',
  access_create: 'make a code and print it, and nothing else, on standard output',
  access_name_option: 'the person or team it is given to',
  access_devices_option:
    'how many devices may use it; each browser and each Excel is one. A device that has used it once does not need it again',
  access_until_option:
    'last day (UTC) for the code and its devices, or a number of days such as 90d; without it they never expire',
  access_devices_wrong: '`--devices` takes a whole number from 1 to {most}.',
  access_created_json_option: 'print the code with its id, as JSON',
  access_list: 'list all codes, without the codes themselves',
  access_none: 'There are no access codes. Make one with `npm run --silent access -- create`.',
  access_revoke: 'revoke a code, given by its id or its name, and all devices that used it',
  access_state_revoked: 'revoked {day}',
  access_state_expired: 'expired {day}',
  access_state_open: 'open',
  access_state_open_until: 'open until {day}',
  access_devices: '{devices} of {most}',
  access_devices_unlimited: '{devices}, no limit',
} as const;
