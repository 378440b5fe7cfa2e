import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { unspaced, wordEnd } from './word-patterns.ts'

/** Short sentences that say that the sentence before is wrong: 'This is wrong.' In lower case. */
const rejections: Readonly<Record<Language, string>> = {
  en: String.raw`(?:but )?(?:this|that|it)(?: is|’s|'s| was) (?:(?:simply|just|completely|entirely|quite|also) )?(?:wrong|false|untrue|incorrect|not (?:true|correct|right|so|the case)|a (?:mistake|myth|misconception|misunderstanding|fallacy))`,
  es: String.raw`(?:pero )?(?:esto|eso)? ?(?:es (?:falso|incorrecto|un error|un mito)|no es (?:cierto|verdad|así|correcto))`,
  fr: String.raw`(?:mais )?(?:(?:c[’']est|cela est|ceci est) (?:faux|inexact|une erreur|un mythe)|(?:ce n[’']est|cela n[’']est) pas (?:vrai|le cas|exact))`,
  de: String.raw`(?:aber |doch )?(?:das|dies) (?:ist|stimmt) (?:(?:so|aber|jedoch) )?(?:falsch|nicht(?: richtig| wahr)?|ein (?:irrtum|fehler|mythos|trugschluss)|unzutreffend)`,
  it: String.raw`(?:ma )?(?:questo |ciò )?(?:è (?:falso|sbagliato|un errore|un mito)|non è (?:vero|corretto|così))`,
  pt: String.raw`(?:mas )?(?:isto |isso )?(?:é (?:falso|errado|incorreto|um erro|um mito)|não é (?:verdade|correto|assim))`,
  nl: String.raw`(?:maar )?(?:dit|dat) (?:is|klopt) (?:onjuist|fout|niet(?: waar| juist)?|een (?:mythe|misverstand|vergissing))`,
  sv: String.raw`(?:men )?(?:det|detta) (?:är|stämmer) (?:fel|inte(?: sant)?|en myt|ett misstag|falskt)`,
  da: String.raw`(?:men )?(?:det|dette) (?:er|passer) (?:forkert|ikke(?: sandt| rigtigt)?|en myte|en fejl)`,
  no: String.raw`(?:men )?(?:det|dette) (?:er|stemmer) (?:feil|galt|ikke(?: sant| riktig)?|en myte)`,
  fi: String.raw`(?:mutta )?(?:tämä|se) (?:on (?:väärin|virheellistä|myytti|väärä käsitys)|ei (?:ole totta|pidä paikkaansa))`,
  pl: String.raw`(?:ale |lecz )?(?:(?:to|jest to) (?:jest )?(?:nieprawda|błąd|błędne|mit|fałsz)|nie jest to prawda|tak nie jest)`,
  cs: String.raw`(?:ale )?to (?:je (?:omyl|chyba|mýtus|nepravda|špatně)|není pravda)`,
  sk: String.raw`(?:ale )?to (?:je (?:omyl|chyba|mýtus|nepravda|nesprávne)|nie je pravda)`,
  ru: String.raw`(?:но )?это (?:неверно|неправда|ошибка|заблуждение|миф|не так)`,
  uk: String.raw`(?:але )?це (?:неправильно|хибно|неправда|помилка|міф|не так)`,
  hu: String.raw`(?:de )?ez (?:téves|tévedés|nem igaz|tévhit|hibás)`,
  ro: String.raw`(?:dar )?(?:acest lucru|asta|aceasta) (?:(?:este|e) (?:fals|greșit|o greșeală|un mit)|nu (?:este|e) adevărat)`,
  el: String.raw`(?:όμως )?αυτό (?:είναι (?:λάθος|μύθος|ψευδές)|δεν (?:ισχύει|είναι αλήθεια|είναι σωστό))`,
  ar: String.raw`(?:لكن |و)?هذا (?:خطأ|غير صحيح|ليس صحيح|وهم)`,
  he: String.raw`(?:אבל )?(?:זו טעות|זה לא נכון|זה שגוי|אין זה נכון|זהו מיתוס)`,
  hi: String.raw`(?:लेकिन )?यह (?:गलत है|ग़लत है|सच नहीं है|सही नहीं है|एक भ्रम है)`,
  id: String.raw`(?:tetapi )?(?:ini|itu|hal ini|anggapan ini) (?:salah|keliru|tidak benar|mitos)`,
  vi: String.raw`(?:nhưng )?(?:điều này|điều đó|đó) (?:là )?(?:sai|không đúng)`,
  th: '(?:แต่)?(?:นี่|ความคิดนี้|เรื่องนี้)(?:เป็นความเข้าใจผิด|ไม่จริง|ผิด)',
  tr: String.raw`(?:oysa |ama )?bu (?:yanlış|doğru değil|bir hatadır|bir yanılgıdır)`,
  zh: '(?:但|其实)?这(?:种说法|种看法|种想法)?(?:是)?(?:错误的|错的|不对|不正确|误解|一个误区|不是真的)',
  ja: '(?:しかし、?)?(?:これ|それ)は(?:誤り|間違い|誤解|正しくない|正しくありません)',
  ko: '(?:하지만 )?(?:이는|이것은|그것은) ?(?:틀렸|틀린|잘못|사실이 아닙|사실이 아니|오해)',
}

/** A longer sentence says more than that. */
const most = { words: 9, characters: 16 }
/** Languages whose words take endings that the table leaves out. */
const goesOn = new Set<Language>(['zh', 'ja', 'th', 'ko', 'tr', 'ar'])
const patterns = new Map<Language, RegExp>()

/** Marks before a reason: 'This is a mistake, because …'. */
const beforeReason = /^\s?[,;:，；：،—–]/u

/** Whether a sentence says that the one before it is wrong, and no more than the reason for that. */
export function rejectsBefore(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const isShort = unspaced.has(code) ? text.length <= most.characters : countWords(text) <= most.words
  const pattern =
    patterns.get(code) ?? new RegExp(`^(?:${rejections[code]})${goesOn.has(code) ? '' : wordEnd}`, 'iu')
  patterns.set(code, pattern)
  const [found] = pattern.exec(text) ?? []
  return found !== undefined && (isShort || beforeReason.test(text.slice(found.length)))
}

/** Whether a sentence says that the one before it is wrong, and gives no reason: 'This is wrong.' */
export function rejectsWithoutReason(text: string, language: string): boolean {
  return rejectsBefore(text, language) && !/[,;:，；：،—–]/u.test(text)
}
