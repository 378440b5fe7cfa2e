import type { DomainLoginMessages } from '@lectern/domain/messages/domain-messages.ts'

/** The messages of domain on screens before the login. */
export const domainLogin: DomainLoginMessages = {
  'account fields': {
    names: {
      email: 'E-mail',
      password: 'Hasło',
      current_password: 'Obecne hasło',
      first_name: 'Imię',
      last_name: 'Nazwisko',
      organization: 'Instytucja',
      base_url: 'Bazowy adres URL',
      api_key: 'Klucz API',
    },
    required: (name) => `Wypełnij pole „${name}”.`,
    tooLong: (name) => `Tekst w polu „${name}” jest za długi.`,
    faults: {
      notAnEmail: 'Wpisz prawidłowy adres e-mail.',
      passwordTooShort: 'Hasło musi mieć co najmniej 8 znaków.',
      commonPassword: 'To hasło jest zbyt popularne. Wybierz inne.',
      wrongPassword: 'To nie jest Twoje obecne hasło.',
      notABaseUrl:
        'Bazowy adres URL musi zaczynać się od https:// (lub http://) i prowadzić do Twojej platformy.',
      keyOfThatAddressNeeded:
        'Wpisz klucz API dla tego adresu. Zapisany klucz jest wysyłany tylko pod adres, dla którego został podany.',
    },
  },
}
