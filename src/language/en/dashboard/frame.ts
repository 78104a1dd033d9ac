/** What pages outside and inside the dashboard say, in English and ICU MessageFormat. */
export const sentences = {
  log_in_to_see: 'Log in to see your account.',
  log_in: 'Log in',
  sign_up: 'Sign up',
  ask_again: 'Try again',
  service_unreachable: 'The service cannot be reached. Check your connection, then try again.',
  one_moment: 'One moment …',
  cancel_form: 'Cancel',
  field_name: 'Name',
  field_email: 'Email address',
  field_password: 'Password',
  field_new_password: 'New password',
  field_new_password_hint: 'At least {least} characters. A few words together are easy to remember.',
  field_code: 'Code',
  field_code_hint: 'Six digits, or a backup code.',
  documentation_link: 'Documentation',
  page_language: 'Language',
} as const;
