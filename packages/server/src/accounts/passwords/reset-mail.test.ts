import {
  interfaceLanguageCodes,
  interfaceLanguages,
} from '@lectern/domain/interface-languages/interface-languages.ts'
import { describe, expect, test } from 'vitest'
import { mailMessages } from '../../platform/mail/messages.ts'
import { resetMail } from './reset-mail.ts'

const account = { email: 'ada@example.org', firstName: '<b>Ada</b> & Co' }
const link = 'https://lectern.example.edu/reset-password?token=0123456789&more=1'

describe.each(interfaceLanguageCodes)('the mail for a new password (%s)', (language) => {
  const { subject, text, html } = resetMail(account, { link, minutes: 60 }, language)
  const messages = mailMessages[language].passwordReset

  test('greets the user and contains the link on a line of its own', () => {
    const [greeting, ...paragraphs] = text.trimEnd().split('\n\n')
    expect(greeting).toContain(account.firstName)
    expect(paragraphs).toContain(link)
    expect(html).toContain('href="https://lectern.example.edu/reset-password?token=0123456789&amp;more=1"')
  })

  test('says the same in both parts, and escapes markup in names', () => {
    const read = html
      .replace(/^.*<body/s, '<body')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    for (const paragraph of text.trimEnd().split('\n\n')) expect(read).toContain(paragraph)
    expect(html).not.toContain('<b>Ada')
  })

  test('says how long the link works, in words of the language', () => {
    const { locale } = interfaceLanguages[language]
    const hour = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(1)
    expect(text).toContain(hour)
    expect(resetMail(account, { link, minutes: 90 }, language).text).toContain('90')
  })

  test('has the language and its direction for mail programs that keep only the body', () => {
    const { direction } = interfaceLanguages[language]
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
    expect(html).toContain(`<div lang="${language}" dir="${direction}"`)
    // An address reads from left to right in all languages.
    expect(html).toContain('<span dir="ltr"')
  })

  test('is translated completely', () => {
    if (language === 'en') return
    const english = resetMail(account, { link, minutes: 60 }, 'en')
    const paragraphs = english.text.trimEnd().split('\n\n').slice(0, -1)
    for (const sentence of paragraphs.filter((paragraph) => paragraph !== link))
      expect(text).not.toContain(sentence)
    expect(subject).not.toBe(english.subject)
    expect(Object.keys(messages)).toEqual(Object.keys(mailMessages.en.passwordReset))
  })
})

test('the English mail is in plain words', () => {
  expect(resetMail({ ...account, firstName: 'Ada' }, { link, minutes: 60 }, 'en').text).toBe(
    [
      'Hello Ada,',
      'we received a request for a new password for your Lectern account.',
      'Choose one with this link. It works once, within 1 hour:',
      link,
      'If you did not ask for it, you can ignore this mail. Your password stays the same, and the link expires.',
      'Lectern\n',
    ].join('\n\n'),
  )
})
