import type { MailMessages } from '../mail-messages.ts'

export const fr: MailMessages = {
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe pour Lectern',
    greeting: (firstName) => `Bonjour ${firstName},`,
    why: 'Nous avons reçu une demande de nouveau mot de passe pour votre compte Lectern.',
    how: (duration) =>
      `Choisissez-le avec ce lien, qui ne fonctionne qu’une fois et reste valable ${duration} :`,
    button: 'Choisir un nouveau mot de passe',
    withoutButton: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    otherwise:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Votre mot de passe reste le même et le lien expirera.',
  },
}
