import type { sentences as english } from '../../en/dashboard/enter';

/** The pages on which people sign up and log in, in French and ICU MessageFormat. */
export const sentences = {
  mail_on_its_way:
    'Si l’adresse {email} peut être utilisée ici, un e-mail y a été envoyé. Ouvrez le lien qu’il contient. Pas d’e-mail ? Regardez dans les courriers indésirables, ou refaites la demande dans quelques minutes.',
  mail_in_log:
    'Ce serveur n’envoie pas d’e-mails. Si l’adresse {email} peut être utilisée ici, le lien est dans le journal du serveur, où l’exploitant peut le lire.',
  no_mail:
    'Ce serveur n’envoie pas d’e-mails. Le lien va dans le journal du serveur. Avant de continuer, demandez à l’exploitant de ce service de vous le transmettre. À qui s’adresser :',
  forgotten_password: 'Mot de passe oublié',
  forgotten_what_to_do: 'Saisissez votre adresse. Vous recevrez un lien pour choisir un nouveau mot de passe.',
  send_me_a_link: 'M’envoyer un lien',
  back_to_log_in: 'Retour à la connexion',
  welcome: 'Bienvenue',
  first_account_link: 'Ce lien crée le premier compte de cette installation, et ouvre votre session.',
  link_is_ready: 'Votre lien est prêt. Il ne fonctionne qu’une fois.',
  open_dashboard: 'Ouvrir le tableau de bord',
  log_in_otherwise: 'Se connecter autrement',
  second_factor_title: 'Second facteur',
  enter_app_code: 'Saisissez le code que votre application d’authentification affiche maintenant.',
  start_again: 'Recommencer',
  log_in_with_microsoft: 'Se connecter avec Microsoft',
  microsoft_refused: 'Microsoft n’a pas ouvert votre session. Réessayez, ou connectez-vous autrement.',
  log_in_with_link: 'Se connecter avec un lien par e-mail',
  log_in_with_password: 'Se connecter avec un mot de passe',
  confirm_my_address: 'Confirmer mon adresse',
  new_password_is_set: 'Votre nouveau mot de passe est enregistré. Toutes vos sessions sont fermées.',
  set_password: 'Enregistrer le mot de passe',
  ask_for_new_link: 'Demander un nouveau lien',
  nobody_signs_up: 'Les inscriptions sont fermées pour le moment. Demandez un compte à l’exploitant de ce service.',
  who_signs_up: 'Les adresses de {domains} permettent de s’inscrire.',
  have_an_account: 'Vous avez un compte ?',
  address_confirmed: 'Adresse confirmée',
  address_is_confirmed: 'Votre adresse e-mail est confirmée. Vous pouvez maintenant vous connecter.',
  confirm_your_address: 'Confirmez votre adresse',
  no_link_yet: 'Votre lien a expiré, ou vous n’en avez pas reçu ? Demandez-en un nouveau.',
} satisfies Record<keyof typeof english, string>;
