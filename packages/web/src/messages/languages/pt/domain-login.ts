import type { DomainLoginMessages } from '@lectern/domain/messages/domain-messages.ts'

/** The messages of domain on screens before the login. */
export const domainLogin: DomainLoginMessages = {
  'account fields': {
    names: {
      email: 'E-mail',
      password: 'Senha',
      current_password: 'Senha atual',
      first_name: 'Nome',
      last_name: 'Sobrenome',
      organization: 'Instituição',
      base_url: 'URL base',
      api_key: 'Chave de API',
    },
    required: (name) => `Preencha o campo “${name}”.`,
    tooLong: (name) => `O texto de “${name}” é longo demais.`,
    faults: {
      notAnEmail: 'Digite um endereço de e-mail válido.',
      passwordTooShort: 'Uma senha precisa de pelo menos 8 caracteres.',
      commonPassword: 'Esta senha é comum demais. Escolha outra.',
      wrongPassword: 'Esta não é a sua senha atual.',
      notABaseUrl: 'A URL base deve começar com https:// (ou http://) e levar à sua plataforma de ensino.',
      keyOfThatAddressNeeded:
        'Digite a chave de API deste endereço. A chave salva só é enviada ao endereço para o qual foi informada.',
    },
  },
}
