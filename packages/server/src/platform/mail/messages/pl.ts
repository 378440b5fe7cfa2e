import type { MailMessages } from '../mail-messages.ts'

export const pl: MailMessages = {
  passwordReset: {
    subject: 'Ustaw nowe hasło do Lectern',
    greeting: (firstName) => `Dzień dobry, ${firstName}!`,
    why: 'Otrzymaliśmy prośbę o nowe hasło do Twojego konta Lectern.',
    how: (duration) =>
      `Ustaw je za pomocą tego linku. Link działa tylko raz, a jego czas ważności to ${duration}:`,
    button: 'Ustaw nowe hasło',
    withoutButton: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
    otherwise: 'Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Hasło się nie zmieni, a link wygaśnie.',
  },
}
