import type { MailMessages } from '../mail-messages.ts'

export const de: MailMessages = {
  passwordReset: {
    subject: 'Neues Passwort für Lectern wählen',
    greeting: (firstName) => `Guten Tag ${firstName},`,
    why: 'für Ihr Lectern-Konto wurde ein neues Passwort angefordert.',
    how: (duration) => `Wählen Sie es über diesen Link. Er funktioniert einmal und ist ${duration} gültig:`,
    button: 'Neues Passwort wählen',
    withoutButton: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    otherwise:
      'Wenn die Anfrage nicht von Ihnen stammt, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert, und der Link läuft ab.',
  },
}
