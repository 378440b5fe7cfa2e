import type { MailMessages } from '../mail-messages.ts'

export const pt: MailMessages = {
  passwordReset: {
    subject: 'Escolha uma nova senha para o Lectern',
    greeting: (firstName) => `Olá, ${firstName}!`,
    why: 'Recebemos um pedido de nova senha para a sua conta do Lectern.',
    how: (duration) =>
      `Escolha a nova senha com este link. Ele funciona uma única vez e expira em ${duration}:`,
    button: 'Escolher nova senha',
    withoutButton: 'Se o botão não funcionar, copie este endereço no seu navegador:',
    otherwise:
      'Se não foi você quem pediu, ignore este e-mail. Sua senha continua a mesma, e o link vai expirar.',
  },
}
