import type { DomainLoginMessages } from '@lectern/domain/messages/domain-messages.ts'

/** The messages of domain on screens before the login. */
export const domainLogin: DomainLoginMessages = {
  'account fields': {
    names: {
      email: 'البريد الإلكتروني',
      password: 'كلمة المرور',
      current_password: 'كلمة المرور الحالية',
      first_name: 'الاسم الأول',
      last_name: 'اسم العائلة',
      organization: 'المؤسسة',
      base_url: 'عنوان URL الأساسي',
      api_key: 'مفتاح API',
    },
    required: (name) => `يُرجى ملء حقل «${name}».`,
    tooLong: (name) => `النص في حقل «${name}» أطول من اللازم.`,
    faults: {
      notAnEmail: 'يُرجى إدخال عنوان بريد إلكتروني صالح.',
      passwordTooShort: 'يجب ألا تقل كلمة المرور عن 8 أحرف.',
      commonPassword: 'كلمة المرور هذه شائعة جدًا. يُرجى اختيار كلمة أخرى.',
      wrongPassword: 'هذه ليست كلمة مرورك الحالية.',
      notABaseUrl: 'يجب أن يبدأ عنوان URL الأساسي بـ https:// (أو http://) وأن يشير إلى نظام التعلّم لديك.',
      keyOfThatAddressNeeded:
        'يُرجى إدخال مفتاح API الخاص بهذا العنوان. لا يُرسل المفتاح المخزَّن إلا إلى العنوان الذي أُدخل له.',
    },
  },
}
