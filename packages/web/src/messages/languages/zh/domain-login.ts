import type { DomainLoginMessages } from '@lectern/domain/messages/domain-messages.ts'

/** The messages of domain on screens before the login. */
export const domainLogin: DomainLoginMessages = {
  'account fields': {
    names: {
      email: '电子邮箱',
      password: '密码',
      current_password: '当前密码',
      first_name: '名',
      last_name: '姓',
      organization: '学校或机构',
      base_url: 'Base URL（网址）',
      api_key: 'API 密钥',
    },
    required: (name) => `请填写“${name}”。`,
    tooLong: (name) => `“${name}”太长。`,
    faults: {
      notAnEmail: '请输入有效的电子邮箱地址。',
      passwordTooShort: '密码至少需要8个字符。',
      commonPassword: '这个密码太常见，请换一个。',
      wrongPassword: '这不是当前密码。',
      notABaseUrl: 'Base URL 必须以 https://（或 http://）开头，并指向你的课程系统。',
      keyOfThatAddressNeeded: '请输入这个地址的 API 密钥。已保存的密钥只会发送到当初填写的地址。',
    },
  },
}
