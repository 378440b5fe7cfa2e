import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** A welcome with the words after it that show what it is, and a greeting, which a mark follows after two words at most. */
type Greeting = readonly [welcome: string, hello: string]

/** As expressions, in lower case. Many greetings begin other words: 'hola' and 'Holanda', 'hei' and 'heijastus'. */
const greetings: Readonly<Record<Language, Greeting>> = {
  en: [
    '(?:i |we )?hope (?:you|everyone|all of you)|good luck(?! (?:charm|is))|have fun|have a (?:great|good|nice|lovely) (?:day|week|weekend|time|holiday|break|summer|evening|term|semester|start)|(?:(?:hello|hi) and )?welcome (?:back|to)',
    'hello|hi|good morning|good afternoon',
  ],
  es: [
    'espero que (?:hayan|hayáis|todos|estén|estéis|tengan)|buena suerte|(?:hola y )?bienvenid[oa]s? (?:al?|de nuevo)',
    'hola(?: a tod[oa]s(?: y(?: a)? tod[oa]s)?)?|bienvenid[oa]s?',
  ],
  fr: [
    "j[’']espère que vous|bon courage|bonne chance|bonne lecture|voici le (?:cours|chapitre|programme) (?:de|du)|bienvenue (?:à|aux?|dans|sur|en|chez)",
    'bonjour|salut|bienvenue',
  ],
  de: [
    '(?:ich|wir) hoffen?, (?:ihr|sie|du)|viel erfolg|viel spaß|hallo und (?:herzlich )?willkommen|(?:herzlich )?willkommen (?:zu[rm]?|i[nm]|bei|beim|zurück)',
    'hallo|guten tag|willkommen',
  ],
  it: [
    'spero che (?:abbiate|tutti|stiate)|buona fortuna|buono studio|ecco il materiale|benvenut[oaie] (?:al?|all[ae]|ai|nel|nella|in)',
    'ciao|salve|buongiorno|benvenut[oaie]',
  ],
  pt: [
    'espero que (?:todos|vocês|tenham|estejam)|boa sorte|bons estudos|(?:seja[mn]? )?bem-vind[oa]s? (?:a|à|aos?|às)',
    'olá|bem-vind[oa]s?|tudo bem(?=\\?)',
  ],
  nl: [
    '(?:ik|we) hopen? dat (?:jullie|je)|veel succes|welkom (?:bij|in|op|terug)',
    'hallo|hoi|goedendag|welkom',
  ],
  sv: ['välkom(?:men|na) (?:till|tillbaka)', 'hej|välkom(?:men|na)'],
  da: ['velkommen (?:til|tilbage)', 'hej|goddag|velkommen'],
  no: ['velkommen (?:til|tilbake)', 'hei|velkommen'],
  fi: ['tervetuloa', 'hei|moi'],
  pl: [
    'ma(?:m|my) nadzieję, że|powodzenia|zapraszam(?:y)? (?:was |państwa )?do (?:zapoznania|lektury|przeczytania|nauki)|wita(?:my|j|jcie) (?:w|we|na|ponownie|serdecznie|cię|was|państwa)',
    'cześć|dzień dobry|wita(?:my|jcie)',
  ],
  cs: ['vítej(?:te)?', 'ahoj|dobrý den'],
  sk: ['vitaj(?:te)?', 'ahoj|dobrý deň'],
  ru: ['добро пожаловать|рад[аы]? (?:вас )?(?:видеть|приветствовать)', 'здравствуйте|привет'],
  uk: ['ласкаво просимо', 'вітаємо|добрий день|привіт'],
  hu: ['üdvözl(?:öm|ünk|jük)', 'szia|sziasztok|jó napot'],
  ro: ['(?:bun|bine ați) venit', 'bună ziua|salut'],
  el: ['καλώς (?:ήρθατε|ήρθες|ορίσατε|όρισες)', 'γεια'],
  tr: ['hoş geldin(?:iz)?', 'merhaba'],
  ar: [
    'السلام عليكم ورحمة الله|(?:مرحبا|مرحبًا|مرحباً|أهلا|أهلًا|أهلاً) (?:بك|بكم|وسهلا|وسهلًا)',
    'مرحبا|مرحبًا|السلام عليكم',
  ],
  he: ['ברוכים הבאים|ברוך הבא|ברוכה הבאה', 'שלום'],
  hi: ['.*आपका स्वागत है', 'नमस्ते'],
  id: ['selamat datang', 'halo'],
  vi: ['chào mừng (?:bạn|các bạn|đến|quý)', 'xin chào'],
  th: ['ยินดีต้อนรับ(?:เข้า)?สู่', 'สวัสดี'],
  zh: ['欢迎(?:来到|大家|各位|学习|进入|你|您)', '你好|大家好|(?:各位)?同学们?好'],
  ja: ['.*へようこそ', '(?:(?:みなさん|皆さん)、?)?こんにちは|ようこそ'],
  ko: ['.*환영합니다', '안녕하세요'],
}

/** Languages in which the words of a welcome are the start or the end of a longer word. */
const goesOn = new Set<Language>(['zh', 'ja', 'th', 'ko', 'hi'])
const patterns = new Map<Language, RegExp>()

function patternOf(code: Language): RegExp {
  const [welcome, hello] = greetings[code]
  const end = goesOn.has(code) ? '' : '(?![\\p{L}\\p{M}])'
  return new RegExp(
    `^[\\p{So}\\p{Emoji_Presentation}\\s¡!]*(?:(?:${welcome})${end}|(?:${hello})(?:\\s[\\p{L}\\p{M}]+){0,2}\\s?[,!.?،，！。]|(?:${hello})(?:\\s[\\p{L}\\p{M}]+){3,4}\\s?!$)`,
    'iu',
  )
}

/** Whether a short sentence only greets: 'Welcome to week 4.' A longer one may say more. */
export function greetsReader(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const pattern = patterns.get(code) ?? patternOf(code)
  patterns.set(code, pattern)
  return text.length <= longest && pattern.test(text)
}

const longest = 75
