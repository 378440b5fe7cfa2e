import type { DomainLoginMessages } from '@lectern/domain/messages/domain-messages.ts'

/** The messages of domain on screens before the login. */
export const domainLogin: DomainLoginMessages = {
  'account fields': {
    names: {
      email: 'Correo electrónico',
      password: 'Contraseña',
      current_password: 'Contraseña actual',
      first_name: 'Nombre',
      last_name: 'Apellidos',
      organization: 'Institución',
      base_url: 'URL base',
      api_key: 'Clave de API',
    },
    required: (name) => `Completa el campo «${name}».`,
    tooLong: (name) => `El texto de «${name}» es demasiado largo.`,
    faults: {
      notAnEmail: 'Escribe una dirección de correo válida.',
      passwordTooShort: 'Una contraseña necesita al menos 8 caracteres.',
      commonPassword: 'Esta contraseña es demasiado común. Elige otra.',
      wrongPassword: 'Esta no es tu contraseña actual.',
      notABaseUrl: 'La URL base debe empezar por https:// (o http://) y llevar a tu plataforma de cursos.',
      keyOfThatAddressNeeded:
        'Escribe la clave de API de esta dirección. La guardada solo se envía a la dirección para la que se escribió.',
    },
  },
}
