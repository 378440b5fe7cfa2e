import type { MailMessages } from '../mail-messages.ts'

export const zh: MailMessages = {
  passwordReset: {
    subject: '为 Lectern 设置新密码',
    greeting: (firstName) => `${firstName}，你好！`,
    why: '我们收到了为你的 Lectern 账户设置新密码的请求。',
    how: (duration) => `请通过以下链接设置。链接只能使用一次，有效期为${duration}：`,
    button: '设置新密码',
    withoutButton: '如果按钮无法使用，请将以下地址复制到浏览器中：',
    otherwise: '如果这不是你提出的请求，请忽略这封邮件。你的密码不会改变，链接会自动失效。',
  },
}
