import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Starts of a sentence that only greets the reader of a page. In lower case. */
const greetings: Readonly<Record<Language, string>> = {
  en: 'welcome (?:back|to)|hello|hi there|good (?:morning|afternoon)',
  es: 'bienvenid[oa]s?|hola',
  fr: 'bienvenue|bonjour',
  de: 'willkommen|herzlich willkommen|hallo',
  it: 'benvenut[oaie]|ciao|salve',
  pt: 'bem-vind[oa]s?|olá',
  nl: 'welkom|hallo',
  sv: 'välkomm|hej',
  da: 'velkommen|hej',
  no: 'velkommen|hei',
  fi: 'tervetuloa|hei',
  pl: 'witamy|witaj|witajcie|cześć|dzień dobry',
  cs: 'vítejte|vítej|ahoj|dobrý den',
  sk: 'vitajte|vitaj|ahoj|dobrý deň',
  ru: 'добро пожаловать|здравствуйте|привет',
  uk: 'ласкаво просимо|вітаємо|добрий день|привіт',
  hu: 'üdvözl|szia|jó napot',
  ro: 'bun venit|bine ați venit|bună ziua|salut',
  el: 'καλώς|γεια',
  tr: 'hoş geldin|merhaba',
  ar: 'مرحب|أهلا|أهلًا|السلام عليكم',
  he: 'ברוכים הבאים|ברוך הבא|שלום',
  hi: 'स्वागत|नमस्ते',
  id: 'selamat datang|halo',
  vi: 'chào mừng|xin chào',
  th: 'ยินดีต้อนรับ|สวัสดี',
  zh: '欢迎|你好|大家好',
  ja: 'ようこそ|こんにちは',
  ko: '환영|안녕하세요',
}

const patterns = new Map<Language, RegExp>()

/** Whether a short sentence only greets: 'Welcome to week 4.' A longer one may say more. */
export function greetsReader(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const pattern = patterns.get(code) ?? new RegExp(`^[¡!]?(?:${greetings[code]})`, 'iu')
  patterns.set(code, pattern)
  return text.length <= longest && pattern.test(text)
}

const longest = 60
