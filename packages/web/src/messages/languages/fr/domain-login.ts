import type { DomainLoginMessages } from '@lectern/domain/messages/domain-messages.ts'

/** The messages of domain on screens before the login. */
export const domainLogin: DomainLoginMessages = {
  'account fields': {
    names: {
      email: 'E-mail',
      password: 'Mot de passe',
      current_password: 'Mot de passe actuel',
      first_name: 'Prénom',
      last_name: 'Nom',
      organization: 'Établissement',
      base_url: 'URL de base',
      api_key: 'Clé API',
    },
    required: (name) => `Veuillez remplir « ${name} ».`,
    tooLong: (name) => `Le champ « ${name} » est trop long.`,
    faults: {
      notAnEmail: 'Veuillez saisir une adresse e-mail valide.',
      passwordTooShort: 'Un mot de passe compte au moins 8 caractères.',
      commonPassword: 'Ce mot de passe est trop courant. Veuillez en choisir un autre.',
      wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
      notABaseUrl:
        'L’URL de base doit commencer par https:// (ou http://) et mener à votre plateforme de cours.',
      keyOfThatAddressNeeded:
        'Veuillez saisir la clé API de cette adresse. La clé enregistrée n’est envoyée qu’à l’adresse pour laquelle vous l’avez saisie.',
    },
  },
}
