import type { DomainLoginMessages } from '@lectern/domain/messages/domain-messages.ts'

/** The messages of domain on screens before the login. */
export const domainLogin: DomainLoginMessages = {
  'account fields': {
    names: {
      email: 'ईमेल',
      password: 'पासवर्ड',
      current_password: 'मौजूदा पासवर्ड',
      first_name: 'नाम',
      last_name: 'उपनाम',
      organization: 'संस्थान',
      base_url: 'Base URL (पता)',
      api_key: 'API कुंजी',
    },
    required: (name) => `“${name}” भरें।`,
    tooLong: (name) => `“${name}” बहुत लंबा है।`,
    faults: {
      notAnEmail: 'सही ईमेल पता डालें।',
      passwordTooShort: 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए।',
      commonPassword: 'यह पासवर्ड बहुत आम है। कोई दूसरा चुनें।',
      wrongPassword: 'यह आपका मौजूदा पासवर्ड नहीं है।',
      notABaseUrl:
        'Base URL की शुरुआत https:// (या http://) से होनी चाहिए और वह आपके कोर्स सिस्टम का पता होना चाहिए।',
      keyOfThatAddressNeeded:
        'इस पते की API कुंजी डालें। सेव की गई कुंजी सिर्फ़ उसी पते पर भेजी जाती है जिसके लिए वह डाली गई थी।',
    },
  },
}
