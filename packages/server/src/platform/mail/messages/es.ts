import type { MailMessages } from '../mail-messages.ts'

export const es: MailMessages = {
  passwordReset: {
    subject: 'Elige una contraseña nueva para Lectern',
    greeting: (firstName) => `Hola, ${firstName}:`,
    why: 'Recibimos una solicitud para cambiar la contraseña de tu cuenta de Lectern.',
    how: (duration) => `Elígela con este enlace. Funciona una sola vez y caduca en ${duration}:`,
    button: 'Elegir contraseña nueva',
    withoutButton: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    otherwise:
      'Si no la pediste, puedes ignorar este correo. Tu contraseña sigue siendo la misma y el enlace caducará.',
  },
}
