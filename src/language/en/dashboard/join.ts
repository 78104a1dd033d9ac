/** The pages on which people answer programs and invitations, in English and ICU MessageFormat. */
export const sentences = {
  connect_title: 'Connect a program',
  refuse_program: 'Refuse',
  allow_program: 'Allow',
  program_asks: '{program} asks to use {product} for you. That is the name it gives itself.',
  program_asks_unnamed: 'A program asks to use {product} for you. Log in to see which one, and to allow or refuse it.',
  answer_to_own_machine:
    'The answer goes to a program on this machine ({host}). Allow it only if you have just started to connect that program.',
  answer_to_host: 'The answer goes to {host}. Allow it only if you know that site and came from it.',
  what_it_may_do: 'What it may do',
  program_may_ask: 'Ask for tax, pay, rates, prices and law. Each call counts for the plan of the account.',
  program_may_not: 'It cannot see or change keys, members, the plan or your settings.',
  program_stays: 'It stays connected until somebody disconnects it in the dashboard, or it is not used for 30 days.',
  logged_in_as: 'You are logged in as {email}.',
  calls_count_for: 'Its calls count for the account {name}.',
  no_account_connects:
    'None of your accounts lets you connect a program: your role in them is Viewer, or they are disabled.',
  account_that_pays: 'Account that pays for its calls',
  account_with_plan: '{name} ({plan})',
  invitation_title: 'Invitation',
  invitation_incomplete: 'This link is not complete. Open the whole link from the email.',
  to_the_dashboard: 'To the dashboard',
  invitation_waits:
    'Somebody invited you to their account. Log in with the email address that got the invitation, or sign up with it. The invitation waits for you.',
  invitation_accept_this: 'You are logged in as {email}. Accept the invitation to become a member of the account.',
  accept_invitation: 'Accept the invitation',
  not_now: 'Not now',
} as const;
