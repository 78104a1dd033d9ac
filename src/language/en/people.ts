/** Sentences about people: signing up, logging in, and the mails that belong to it. */
export const people = {
  own_name_wrong: 'Enter your name: up to 100 characters, on one line.',
  email_wrong: 'Enter an email address, for example name@example.com.',
  password_missing: 'Enter your password.',
  password_length: 'Use {least} to {most} characters. A few words together are easy to remember.',
  password_common: 'This password is on lists of common passwords. Use another one.',
  password_personal: 'This password is your name or email address. Use another one.',
  password_not_current: 'This is not your current password.',
  token_wrong: 'This link is not complete. Copy the whole link from the email.',
  code_wrong:
    'This code is incorrect. Enter the code that your app shows now, or a backup code that you have not used.',
  code_used: 'This code was already used. Wait until your app shows the next one.',
  language_wrong: 'Choose one of the languages in the list.',
  code_form: 'Enter the six digits that your app shows, or a backup code.',
  log_in_refused: 'The email address or password is incorrect.',
  email_not_verified:
    'This email address is not confirmed yet. Open the link that was sent to it, or ask for another one: “Confirm my address”.',
  log_in_needed: 'Log in to continue.',
  log_in_again: 'Log in again to continue. This protects you if somebody else uses your browser.',
  link_expired: 'This link has expired or was already used. Ask for a new one.',
  sign_up_closed: 'Nobody can sign up here at present. Ask whoever runs this service for an account.',
  sign_up_domain: 'Only addresses of {domains} can sign up here.',
  second_factor_on_already: 'A second factor is already on.',
  microsoft_off: 'Log-in with Microsoft is not set up here.',
  people_attempts_too_many:
    'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}, or ask for a link to log in.',
  people_origin_foreign: 'This request does not come from a page of this service. Open the service at its own address.',
  administration_denied:
    'Only administrators of this service may open this. Ask one of them, or add your confirmed address to SVC_ADMINISTRATORS.',
  account_unknown_here: 'There is no account with this id. Check that the id is correct.',
  law_page_not_differing: 'This page does not differ from the law any more. Load the list again.',
  reason_wrong: 'Say why the law is right, in at most {most, number} characters.',
  plan_request_unknown: 'There is no open request with this id. Somebody may have decided it in the meantime.',
  access_code_unknown_here: 'There is no access code with this id, or it has no such device.',
  page_wrong: 'The page must be a whole number, 1 or more.',
  dashboard_not_built:
    'The dashboard is not built. Run `npm run build` where the server is installed, then open this page again.',
  mail_verify_subject: 'Confirm your email address for {product}',
  mail_verify:
    'Somebody, probably you, signed up for {product} with this address. Open this link within an hour to confirm it:\n\n{link}\n\nIf it was not you, delete this email. Without the link the account cannot be used.',
  mail_invitation_subject: 'You are invited to an account at {product}',
  mail_invitation:
    '{inviter} invites you to the account {account} at {product}, with the role {role}. Open this link within a week and log in with this address, or sign up with it first:\n\n{link}\n\nIf you do not expect this, delete this email.',
  mail_plan_asked_subject: 'Your request for a plan at {product}',
  mail_plan_asked:
    'The account {account} asks for the plan {plan}. Whoever runs the service decides, and you get an email. Your request is here:\n\n{link}',
  mail_plan_to_decide_subject: 'A request for a plan at {product}',
  mail_plan_to_decide:
    '{asker} asks for the plan {plan} for the account {account}:\n\n{note}\n\nGrant or refuse it here:\n\n{link}',
  mail_plan_granted_subject: 'Your plan at {product} has changed',
  mail_plan_granted: 'The account {account} now has the plan {plan}, and so have its keys:\n\n{link}',
  mail_plan_refused_subject: 'Your request for a plan at {product}',
  mail_plan_refused:
    'The request of the account {account} for the plan {plan} was declined. Its plan has not changed:\n\n{link}',
  people_off:
    'Nobody can log in here, so nobody can be invited. Whoever runs the service switches accounts on with SVC_ACCOUNTS=on.',
  mail_exists_subject: 'You already have an account at {product}',
  mail_exists:
    'Somebody, probably you, tried to sign up for {product} with this address, which already has an account. Log in, or set a new password here:\n\n{link}\n\nIf it was not you, delete this email. Nothing has changed.',
  mail_link_subject: 'Your link to log in to {product}',
  mail_link:
    'Open this link within 10 minutes to log in to {product}. It works once:\n\n{link}\n\nIf you did not ask for it, delete this email.',
  mail_no_link_subject: 'Log in to {product} with your password',
  mail_no_link:
    'Somebody, probably you, asked for a link to log in to {product}. Your account has a second factor, so log in with your password and a code:\n\n{link}\n\nIf it was not you, delete this email.',
  mail_reset_subject: 'Set a new password for {product}',
  mail_reset:
    'Open this link within an hour to set a new password for {product}. It works once, and logs you out everywhere:\n\n{link}\n\nIf you did not ask for it, delete this email. Your password stays as it is.',
  first_link:
    'There is no account yet. Open this link on this machine within a day to create yours, without email or password. It works once:',
} as const;
