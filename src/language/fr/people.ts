import type { people as english } from '../en/people';

/** Sentences about people: signing up, logging in, and the mails that belong to it. */
export const people = {
  own_name_wrong: 'Saisissez votre nom : 100 caractères au plus, sur une seule ligne.',
  email_wrong: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
  password_missing: 'Saisissez votre mot de passe.',
  password_length: 'Utilisez de {least} à {most} caractères. Une suite de quelques mots est facile à retenir.',
  password_common: 'Ce mot de passe figure dans des listes de mots de passe courants. Choisissez-en un autre.',
  password_personal: 'Ce mot de passe est votre nom ou votre adresse e-mail. Choisissez-en un autre.',
  password_not_current: 'Ce n’est pas votre mot de passe actuel.',
  token_wrong: 'Ce lien n’est pas complet. Copiez le lien entier depuis l’e-mail.',
  code_wrong:
    'Ce code est incorrect. Saisissez le code que votre application affiche maintenant, ou un code de secours que vous n’avez pas encore utilisé.',
  code_used: 'Ce code a déjà été utilisé. Attendez que votre application affiche le suivant.',
  language_wrong: 'Choisissez l’une des langues de la liste.',
  code_form: 'Saisissez les six chiffres que votre application affiche, ou un code de secours.',
  log_in_refused: 'L’adresse e-mail ou le mot de passe est incorrect.',
  email_not_verified:
    'Cette adresse e-mail n’est pas encore confirmée. Ouvrez le lien qui y a été envoyé, ou demandez-en un autre : « Confirmer mon adresse ».',
  log_in_needed: 'Connectez-vous pour continuer.',
  log_in_again: 'Reconnectez-vous pour continuer. Cela vous protège si quelqu’un d’autre utilise votre navigateur.',
  link_expired: 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.',
  sign_up_closed: 'Les inscriptions sont fermées pour le moment. Demandez un compte à l’exploitant de ce service.',
  sign_up_domain: 'Seules les adresses de {domains} permettent de s’inscrire ici.',
  second_factor_on_already: 'Un second facteur est déjà activé.',
  microsoft_off: 'La connexion avec Microsoft n’est pas configurée ici.',
  people_attempts_too_many:
    'Trop de tentatives. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}, ou demandez un lien de connexion.',
  people_origin_foreign:
    'Cette requête ne provient pas d’une page de ce service. Ouvrez le service à sa propre adresse.',
  administration_denied:
    'Cette page est réservée aux administrateurs de ce service. Adressez-vous à l’un d’eux, ou ajoutez votre adresse confirmée à SVC_ADMINISTRATORS.',
  account_unknown_here: 'Aucun compte n’a cet identifiant. Vérifiez l’identifiant.',
  law_page_not_differing: 'Cette page ne diffère plus de la législation. Rechargez la liste.',
  reason_wrong: 'Dites pourquoi la législation est exacte, en {most, number} caractères au plus.',
  plan_request_unknown: 'Aucune demande en attente n’a cet identifiant. Elle a peut-être été traitée entre-temps.',
  access_code_unknown_here: 'Aucun code d’accès n’a cet identifiant, ou il n’a pas cet appareil.',
  page_wrong: 'La page doit être un nombre entier, 1 ou plus.',
  dashboard_not_built:
    'Le tableau de bord n’est pas compilé. Lancez `npm run build` là où le serveur est installé, puis rouvrez cette page.',
  mail_verify_subject: 'Confirmez votre adresse e-mail pour {product}',
  mail_verify:
    'Une inscription à {product} a été faite avec cette adresse, sans doute par vous. Ouvrez ce lien dans l’heure pour la confirmer :\n\n{link}\n\nSi ce n’était pas vous, supprimez cet e-mail. Sans ce lien, le compte ne peut pas être utilisé.',
  mail_invitation_subject: 'Invitation à rejoindre un compte sur {product}',
  mail_invitation:
    '{inviter} vous invite à rejoindre le compte {account} sur {product}, avec le rôle {role}. Ouvrez ce lien dans la semaine et connectez-vous avec cette adresse, ou inscrivez-vous d’abord avec elle :\n\n{link}\n\nSi vous n’attendez pas cette invitation, supprimez cet e-mail.',
  mail_plan_asked_subject: 'Votre demande de formule sur {product}',
  mail_plan_asked:
    'Le compte {account} demande la formule {plan}. L’exploitant du service décide, et vous recevrez un e-mail. Votre demande se trouve ici :\n\n{link}',
  mail_plan_to_decide_subject: 'Une demande de formule sur {product}',
  mail_plan_to_decide:
    '{asker} demande la formule {plan} pour le compte {account} :\n\n{note}\n\nAcceptez ou refusez la demande ici :\n\n{link}',
  mail_plan_granted_subject: 'Votre formule sur {product} a changé',
  mail_plan_granted: 'Le compte {account} et ses clés bénéficient désormais de la formule {plan} :\n\n{link}',
  mail_plan_refused_subject: 'Votre demande de formule sur {product}',
  mail_plan_refused:
    'La demande du compte {account} pour la formule {plan} a été refusée. Sa formule n’a pas changé :\n\n{link}',
  people_off:
    'Personne ne peut se connecter ici ; il n’est donc pas possible d’inviter quelqu’un. L’exploitant du service active les comptes avec SVC_ACCOUNTS=on.',
  mail_exists_subject: 'Vous avez déjà un compte sur {product}',
  mail_exists:
    'Quelqu’un, sans doute vous, a voulu s’inscrire à {product} avec cette adresse, qui a déjà un compte. Connectez-vous ou choisissez un nouveau mot de passe ici :\n\n{link}\n\nSi ce n’était pas vous, supprimez cet e-mail. Rien n’a changé.',
  mail_link_subject: 'Votre lien de connexion à {product}',
  mail_link:
    'Ouvrez ce lien dans les 10 minutes pour vous connecter à {product}. Il ne fonctionne qu’une fois :\n\n{link}\n\nSi vous ne l’avez pas demandé, supprimez cet e-mail.',
  mail_no_link_subject: 'Connectez-vous à {product} avec votre mot de passe',
  mail_no_link:
    'Quelqu’un, sans doute vous, a demandé un lien de connexion à {product}. Votre compte a un second facteur : connectez-vous avec votre mot de passe et un code :\n\n{link}\n\nSi ce n’était pas vous, supprimez cet e-mail.',
  mail_reset_subject: 'Choisissez un nouveau mot de passe pour {product}',
  mail_reset:
    'Ouvrez ce lien dans l’heure pour choisir un nouveau mot de passe pour {product}. Il ne fonctionne qu’une fois et ferme toutes vos sessions :\n\n{link}\n\nSi vous ne l’avez pas demandé, supprimez cet e-mail. Votre mot de passe reste inchangé.',
  first_link:
    'Il n’y a pas encore de compte. Pour créer le vôtre, ouvrez ce lien sur cette machine dans les 24 heures, sans e-mail ni mot de passe. Il ne fonctionne qu’une fois :',
} satisfies Record<keyof typeof english, string>;
