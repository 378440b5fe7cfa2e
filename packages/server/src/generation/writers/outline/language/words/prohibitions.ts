import type { Language } from '@lectern/domain/voices/languages.ts'
import { starting, unspaced } from './word-patterns.ts'

/** Openers of a sentence that forbids something. */
const openers: Partial<Readonly<Record<Language, string>>> = {
  en: 'don’t|do not|never|avoid|no smoking',
  es: 'no use|no utilice|no toque|no ponga|no mezcle|no abra|no deje|no haga|nunca|evite|evita|no reviente|no aplique',
  fr: 'ne pas|n’utilisez pas|ne touchez pas|ne mettez pas|ne mélangez pas|ne laissez pas|jamais|évitez|ne jamais',
  it: 'non usare|non toccare|non mettere|non mescolare|non lasciare|mai|evitare|non applicare',
  pt: 'não use|não toque|não coloque|não misture|não deixe|nunca|evite|não aplique',
  nl: 'niet|nooit|gebruik nooit|gebruik geen|vermijd',
  pl: 'nie używaj|nie dotykaj|nie wolno|nie mieszaj|nie zostawiaj|nigdy nie|unikaj|nie stosuj|nie przekłuwaj',
  cs: 'nikdy ne|nepoužívej|nedotýkej|nemíchej|vyhni se',
  ru: 'не используйте|не трогайте|нельзя|никогда не|не смешивайте|избегайте|не оставляйте',
  uk: 'не використовуйте|не чіпайте|не можна|ніколи не|не змішуйте|уникайте',
  zh: '不要|不能|禁止|切勿|请勿|避免|不可',
  ja: '絶対に',
  ar: 'لا تستخدم|لا تلمس|لا تضع|لا تخلط|لا تترك|تجنب|ممنوع',
}

const patterns = new Map<Language, RegExp>()

/** 'Don’t burst blisters' */
export function forbids(text: string, code: Language): boolean {
  const words = openers[code]
  if (words === undefined) return false
  const pattern = patterns.get(code) ?? starting(words.split('|'), !unspaced.has(code))
  patterns.set(code, pattern)
  return pattern.test(text.toLowerCase().replaceAll("'", '’'))
}
