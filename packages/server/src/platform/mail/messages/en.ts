import type { MailMessages } from '../mail-messages.ts'

export const en: MailMessages = {
  passwordReset: {
    subject: 'Choose a new password for Lectern',
    greeting: (firstName) => `Hello ${firstName},`,
    why: 'we received a request for a new password for your Lectern account.',
    how: (duration) => `Choose one with this link. It works once, within ${duration}:`,
    button: 'Choose a new password',
    withoutButton: 'If the button does not work, copy this address into your browser:',
    otherwise:
      'If you did not ask for it, you can ignore this mail. Your password stays the same, and the link expires.',
  },
}
