import type { DomainLoginMessages } from '@lectern/domain/messages/domain-messages.ts'

/** The messages of domain on screens before the login. */
export const domainLogin: DomainLoginMessages = {
  'account fields': {
    names: {
      email: 'E-Mail',
      password: 'Passwort',
      current_password: 'Aktuelles Passwort',
      first_name: 'Vorname',
      last_name: 'Nachname',
      organization: 'Organisation',
      base_url: 'Basis-URL',
      api_key: 'API-Schlüssel',
    },
    required: (name) => `Bitte füllen Sie „${name}“ aus.`,
    tooLong: (name) => `Die Angabe bei „${name}“ ist zu lang.`,
    faults: {
      notAnEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      passwordTooShort: 'Ein Passwort braucht mindestens 8 Zeichen.',
      commonPassword: 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.',
      wrongPassword: 'Das ist nicht Ihr aktuelles Passwort.',
      notABaseUrl:
        'Die Basis-URL muss mit https:// (oder http://) beginnen und zu Ihrer Lernplattform führen.',
      keyOfThatAddressNeeded:
        'Bitte geben Sie den API-Schlüssel für diese Adresse ein. Der gespeicherte wird nur dorthin gesendet, wofür er eingegeben wurde.',
    },
  },
}
