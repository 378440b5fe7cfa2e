import type { MailMessages } from '../mail-messages.ts'

export const ar: MailMessages = {
  passwordReset: {
    subject: 'اختيار كلمة مرور جديدة في Lectern',
    greeting: (firstName) => `مرحبًا ${firstName}،`,
    why: 'تلقّينا طلبًا لتعيين كلمة مرور جديدة لحسابك في Lectern.',
    how: (duration) => `يمكن اختيارها عبر هذا الرابط. يعمل الرابط مرة واحدة فقط، ومدة صلاحيته ${duration}:`,
    button: 'اختيار كلمة مرور جديدة',
    withoutButton: 'إذا لم يعمل الزر، يمكن نسخ هذا العنوان إلى المتصفح:',
    otherwise:
      'إذا لم يكن هذا الطلب منك، يمكن تجاهل هذه الرسالة. تبقى كلمة المرور كما هي، وتنتهي صلاحية الرابط تلقائيًا.',
  },
}
