import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** How a language puts a thing right, as patterns in lower case. */
interface Pivots {
  /** A start that sets something against the sentence before: 'What hurt them was …', 'The problem is …'. */
  readonly starts: string
  /** Words with which a short sentence names another thing in the place of the first: 'instead'. */
  readonly instead: string
  /** Nouns of a sentence that leads to its result: 'The effect was immediate.' */
  readonly effect: string
}

const pivots: Readonly<Record<Language, Pivots>> = {
  en: {
    starts:
      'what\\s[^?]{3,60}?\\s(?:is|was|are|were|does|did)\\s|the\\s(?:real\\s)?(?:problem|trouble|difficulty)\\s(?:is|was|comes|came|begins|began|arises|arose|starts|started)',
    instead: 'instead|rather',
    effect: 'effects?|results?|consequences?|outcome|answer|solution|response|impact',
  },
  es: {
    starts:
      'lo que\\s|el (?:verdadero )?problema (?:es|era|aparece|apareció|surge|surgió|empieza|comienza|está)',
    instead: 'en cambio|en su lugar',
    effect: 'efectos?|resultados?|consecuencias?|respuesta|solución|impacto',
  },
  fr: {
    starts:
      "ce (?:qui|que)\\s|ce qu[’']|le (?:vrai )?problème (?:est|était|apparaît|apparut|vient|commence|survient)",
    instead: 'à la place|au contraire|plutôt',
    effect: 'effets?|résultats?|conséquences?|réponse|solution|impact',
  },
  de: {
    starts:
      'was\\s[^?]{3,60}?,?\\s(?:ist|war|sind|waren|hat|wird)\\s|das (?:eigentliche )?problem (?:ist|war|entsteht|entstand|beginnt|begann|liegt|lag)',
    instead: 'stattdessen|vielmehr',
    effect: 'wirkung|auswirkung|auswirkungen|ergebnis|folgen?|antwort|lösung',
  },
  it: {
    starts: 'ciò che\\s|quello che\\s|il (?:vero )?problema (?:è|era|nasce|nacque|sorge|comincia|inizia|sta)',
    instead: 'invece|al suo posto',
    effect: 'effett[oi]|risultat[oi]|conseguenz[ae]|risposta|soluzione|impatto',
  },
  pt: {
    starts: 'o que\\s|o (?:verdadeiro )?problema (?:é|era|surge|surgiu|aparece|começa|está)',
    instead: 'em vez disso|em seu lugar',
    effect: 'efeitos?|resultados?|consequências?|resposta|solução|impacto',
  },
  nl: {
    starts:
      'wat\\s[^?]{3,60}?\\s(?:is|was|zijn|waren)\\s|het (?:echte )?probleem (?:is|was|ontstaat|ontstond|begint|begon)',
    instead: 'in plaats daarvan|daarentegen',
    effect: 'effect|effecten|resultaat|gevolg|gevolgen|antwoord|oplossing',
  },
  sv: {
    starts: 'det som\\s|vad som\\s|problemet (?:är|var|uppstår|uppstod|börjar|började)',
    instead: 'i stället|istället',
    effect: 'effekten|effekterna|resultatet|följden|följderna|svaret|lösningen',
  },
  da: {
    starts: 'det, der\\s|det, som\\s|problemet (?:er|var|opstår|opstod|begynder|begyndte)',
    instead: 'i stedet|derimod',
    effect: 'virkningen|effekten|resultatet|følgen|følgerne|svaret|løsningen',
  },
  no: {
    starts: 'det som\\s|problemet (?:er|var|oppstår|oppsto|begynner|begynte)',
    instead: 'i stedet|derimot',
    effect: 'virkningen|effekten|resultatet|følgen|følgene|svaret|løsningen',
  },
  pl: {
    starts: 'to, co\\s|tym, co\\s|problem (?:pojawia|pojawił|zaczyna|zaczął|polega|polegał|w tym)',
    instead: 'zamiast tego|w zamian|natomiast',
    effect: 'skutek|skutki|wynik|wyniki|efekt|efekty|odpowiedź|rozwiązanie',
  },
  cs: {
    starts: 'to, co\\s|problém (?:je|byl|nastává|nastal|vzniká|začíná|spočívá)',
    instead: 'místo toho|naopak',
    effect: 'účinek|účinky|výsledek|následek|následky|odpověď|řešení|dopad',
  },
  sk: {
    starts: 'to, čo\\s|problém (?:je|bol|nastáva|nastal|vzniká|začína|spočíva)',
    instead: 'namiesto toho|naopak',
    effect: 'účinok|účinky|výsledok|následok|následky|odpoveď|riešenie|dopad',
  },
  ru: {
    starts: 'то, что\\s|проблема (?:возникает|возникла|начинается|началась|в том|появляется|состоит)',
    instead: 'вместо этого|взамен',
    effect: 'эффект|результат|результаты|последстви\\p{L}+|ответ|решение|следствие',
  },
  uk: {
    starts: 'те, що\\s|проблема (?:виникає|виникла|починається|почалася|в тому|полягає|з’являється)',
    instead: 'натомість|замість цього',
    effect: 'ефект|результат|результати|наслід\\p{L}+|відповідь|рішення',
  },
  ro: {
    starts: 'ceea ce\\s|problema (?:este|era|apare|a apărut|începe|constă)',
    instead: 'în schimb|în locul',
    effect: 'efectul|efectele|rezultatul|rezultatele|consecința|consecințele|răspunsul|soluția',
  },
  hu: {
    starts: 'ami\\s|amit\\s|a (?:valódi )?(?:probléma|gond) (?:az|akkor|ott)',
    instead: 'ehelyett|helyette',
    effect: 'hatás\\p{L}*|eredmény\\p{L}*|következmény\\p{L}*|válasz\\p{L}*|megoldás\\p{L}*',
  },
  fi: {
    starts: 'se, mikä\\s|se, mitä\\s|ongelma (?:on|oli|syntyy|syntyi|alkaa|alkoi)',
    instead: 'sen sijaan',
    effect: 'vaikutus|vaikutukset|tulos|tulokset|seuraus|seuraukset|vastaus|ratkaisu',
  },
  tr: {
    starts: '(?:asıl |gerçek )?sorun,?\\s',
    instead: 'bunun yerine|onun yerine',
    effect: 'etkisi|etkileri|sonuç|sonucu|sonuçları|cevap|çözüm|yanıt',
  },
  el: {
    starts: 'αυτό που\\s|εκείνο που\\s|το (?:πραγματικό )?πρόβλημα (?:είναι|ήταν|εμφανίζεται|αρχίζει|ξεκινά)',
    instead: "αντί γι[’']? ?αυτό|αντίθετα|αντ[’'] αυτού",
    effect: 'αποτέλεσμα|αποτελέσματα|συνέπεια|συνέπειες|επίδραση|απάντηση|λύση',
  },
  id: {
    starts: 'yang\\s|masalah(?:nya)? (?:adalah|muncul|timbul|mulai)|masalahnya',
    instead: 'sebagai gantinya|sebaliknya',
    effect: 'dampak(?:nya)?|akibat(?:nya)?|hasil(?:nya)?|jawaban(?:nya)?|solusi(?:nya)?|efek(?:nya)?',
  },
  vi: {
    starts: 'điều\\s|cái\\s|vấn đề (?:là|nảy sinh|xuất hiện|bắt đầu|nằm)',
    instead: 'thay vào đó|thay cho',
    effect: 'tác động|kết quả|hậu quả|ảnh hưởng|câu trả lời|giải pháp',
  },
  hi: {
    starts: 'जो\\s|समस्या तब\\s|असली समस्या\\s',
    instead: 'इसके बजाय|उसके बजाय|इसकी जगह',
    effect: 'प्रभाव|परिणाम|नतीजा|उत्तर|समाधान|असर',
  },
  ar: {
    starts:
      'ما\\s\\S+\\s[^؟]{0,60}?\\s?هو\\s|(?:لكن )?المشكلة (?:هي|تظهر|تبدأ|تكمن)|وتظهر المشكلة|تظهر المشكلة',
    instead: 'بدلًا من ذلك|بدلا من ذلك|عوضًا عن ذلك|بالمقابل',
    effect: 'الأثر|أثر|التأثير|تأثير|النتيجة|نتيجة|العواقب|الحل|الجواب',
  },
  he: {
    starts: 'מה ש|הבעיה (?:היא|הייתה|מתחילה|מופיעה)',
    instead: 'במקום זאת|תחת זאת',
    effect: 'ההשפעה|השפעה|התוצאה|תוצאות|התשובה|הפתרון',
  },
  zh: {
    starts: '真正[^，。]{1,20}的?是|问题(?:出现|在于|是)|[^，。]{2,14}的是',
    instead: '而是|取而代之|转而|改为',
    effect: '效果|结果|影响|后果|答案|作用',
  },
  ja: {
    starts: '[^、。]{2,24}のは|問題は|問題が(?:起き|起こ|生じ|始ま)',
    instead: '代わりに|かわりに|むしろ',
    effect: '効果|結果|影響|答え|解決策',
  },
  ko: {
    starts: '[^,.]{2,30}(?:것은|건)\\s|문제는\\s',
    instead: '대신',
    effect: '효과|결과|영향|답|해결책',
  },
  th: {
    starts: 'สิ่งที่|ปัญหา(?:คือ|เกิด|เริ่ม|อยู่ที่)',
    instead: 'แทนที่|แทน',
    effect: 'ผลกระทบ|ผลลัพธ์|ผลที่|คำตอบ|ทางแก้',
  },
}

interface Patterns {
  readonly starts: RegExp
  readonly instead: RegExp
  readonly effect: RegExp
}

const created = new Map<Language, Patterns>()

function patternsOf(language: string): Patterns {
  const code = languageOf(language) ?? 'en'
  const found = created.get(code)
  if (found) return found
  const { starts, instead, effect } = pivots[code]
  const isUnspaced = unspaced.has(code) || code === 'ko'
  const whole = (words: string) =>
    new RegExp(isUnspaced ? `(?:${words})` : `${wordStart}(?:${words})${wordEnd}`, 'u')
  const made = {
    starts: new RegExp(`^["“«„「(¿¡]*(?:${starts})`, 'u'),
    instead: whole(instead),
    effect: whole(effect),
  }
  created.set(code, made)
  return made
}

/** Whether a sentence says what is so after one that says what is not: 'What hurt them was …'. */
export function opensPivot(text: string, language: string): boolean {
  return patternsOf(language).starts.test(text.toLowerCase())
}

/** Whether a sentence names another thing in the place of the first. */
export function namesOther(text: string, language: string): boolean {
  return patternsOf(language).instead.test(text.toLowerCase())
}

/** Whether a sentence is about an effect or an answer. */
export function namesEffect(text: string, language: string): boolean {
  return patternsOf(language).effect.test(text.toLowerCase())
}
