import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { containing, starting, unspaced } from './word-patterns.ts'

/** How a text asks the reader to do an exercise. */
const tasks: Readonly<Record<Language, string>> = {
  en: 'find the|find a|find an|find all|find two|find how|find each|find its|solve|calculate|compute|evaluate|simplify|sketch|graph the|graph each|graph this|prove that|show that|verify that|convert the following|convert each|express each|complete the following|complete the table|fill in|match each|choose the correct|choose the best|select the correct|circle the|underline|work in pairs|work in groups|work with a partner|discuss with|in pairs,|in your group|in small groups|write a program|write a function|write code|test the code|run the code|run the program|modify the|use the code|determine the value|determine whether|state whether|explain your answer|justify your answer|list three|name two|name three',
  es: 'calcule|calcula|calcular la|calcular el|halle|halla|encuentre|encuentra|resuelva|resuelve|determine|simplifique|simplifica|demuestre|demuestra|dibuje|dibuja|complete|completa|responda|responde|escriba|escribe|compruebe que|comprueba que|en parejas|en grupos|discuta|ignore la|ignore el',
  fr: 'calculez|calculer la|calculer le|trouvez|résolvez|résoudre|déterminez|simplifiez|démontrez|montrez que|dessinez|complétez|répondez|écrivez|en binôme|en groupe|par groupes',
  de: 'berechne|berechnen sie|bestimme|bestimmen sie|löse|lösen sie|finde|finden sie|beweise|beweisen sie|zeige, dass|zeigen sie|zeichne|zeichnen sie|ergänze|ergänzen sie|beantworte|beantworten sie|vereinfache|vereinfachen sie|schreibe ein|schreiben sie ein|diskutiert|diskutieren sie|in partnerarbeit|in gruppen',
  it: 'calcola|calcolate|calcolare|trova|trovate|risolvi|risolvete|determina|determinate|semplifica|dimostra|dimostrate|disegna|completa|rispondi|scrivi|in coppia|in gruppo',
  ja: '求めなさい|求めよ|計算しなさい|計算せよ|解きなさい|証明せよ|証明しなさい|答えなさい|話し合いましょう|書きなさい',
  ko: '구하시오|구하라|계산하시오|풀어라|푸시오|증명하시오|답하시오|쓰시오|토론해',
  pt: 'calcule|calcula|encontre|resolva|determine|simplifique|demonstre|mostre que|desenhe|complete|responda|escreva|em pares|em grupos',
  ru: 'вычислите|найдите|решите|определите|упростите|докажите|покажите, что|нарисуйте|постройте|заполните|ответьте|напишите|в парах|в группах|обсудите',
  zh: '求下列|求以下|求出|求解|求证|计算下列|计算以下|解下列|解方程|证明：|证明下列|试求|试证|请计算|请回答|请写出|填空|回答下列|分组讨论|小组讨论',
  ar: 'احسب|أوجد|حل المعادلة|حل المعادلات|أثبت|بسّط|ارسم|أكمل|أجب|اكتب برنامج|ناقش مع|في مجموعات',
  cs: 'vypočítej|vypočítejte|vypočtěte|najděte|vyřešte|určete|zjednodušte|dokažte|nakreslete|doplňte|odpovězte|napište|ve dvojicích|ve skupinách',
  da: 'beregn|find|løs|bestem|forenkl|bevis|vis at|udfyld|besvar|skriv et|i grupper|to og to',
  nl: 'bereken|zoek|los op|bepaal|vereenvoudig|bewijs|toon aan|teken|vul in|beantwoord|schrijf een|in tweetallen|in groepen',
  fi: 'laske|etsi|ratkaise|määritä|sievennä|todista|osoita, että|piirrä|täydennä|vastaa|kirjoita|pareittain|ryhmissä',
  el: 'υπολογίστε|να υπολογίσετε|βρείτε|να βρείτε|λύστε|να λύσετε|αποδείξτε|να αποδείξετε|σχεδιάστε|συμπληρώστε|απαντήστε|γράψτε|σε ομάδες',
  he: 'חשבו|חשב את|מצאו|מצא את|פתרו|פתור את|הוכיחו|שרטטו|השלימו|ענו על|כתבו|בזוגות|בקבוצות',
  hi: 'ज्ञात कीजिए|ज्ञात करें|हल कीजिए|हल करें|सिद्ध कीजिए|गणना कीजिए|उत्तर दीजिए|चर्चा कीजिए|रिक्त स्थान',
  hu: 'számítsd ki|számítsa ki|számítsuk ki|oldd meg|oldja meg|határozd meg|határozza meg|bizonyítsd|bizonyítsa|rajzold|egészítsd ki|válaszolj|írj egy|párban|csoportban',
  id: 'hitunglah|carilah|tentukan|selesaikan|sederhanakan|buktikan|gambarlah|lengkapilah|jawablah|tulislah|diskusikan',
  no: 'beregn|regn ut|finn|løs|bestem|forenkle|bevis|vis at|fyll ut|svar på|skriv et|i grupper|to og to',
  pl: 'oblicz|obliczcie|znajdź|rozwiąż|rozwiążcie|wyznacz|uprość|udowodnij|wykaż|narysuj|uzupełnij|odpowiedz|napisz|zapisz|w parach|w grupach|przedyskutuj',
  ro: 'calculați|calculează|găsiți|găsește|rezolvați|rezolvă|determinați|demonstrați|arătați că|desenați|completați|răspundeți|scrieți|în perechi|în grupuri',
  sk: 'vypočítaj|vypočítajte|nájdite|vyriešte|určte|zjednodušte|dokážte|nakreslite|doplňte|odpovedzte|napíšte|vo dvojiciach|v skupinách',
  sv: 'beräkna|hitta|lös|bestäm|förenkla|bevisa|visa att|rita|fyll i|svara på|skriv ett|i grupper|två och två',
  th: 'จงหา|จงคำนวณ|จงแก้|จงพิสูจน์|จงตอบ|จงเขียน|จงเติม',
  tr: 'hesaplayınız|hesaplayın|bulunuz|bulun|çözünüz|çözün|kanıtlayınız|gösteriniz|çiziniz|doldurunuz|cevaplayınız|yazınız|tartışınız',
  uk: 'обчисліть|знайдіть|розв’яжіть|розв’яжіть|визначте|спростіть|доведіть|покажіть, що|намалюйте|заповніть|дайте відповідь|напишіть|у парах|у групах',
  vi: 'hãy tính|tính giá trị|tìm giá trị|giải phương trình|giải bài|chứng minh rằng|vẽ đồ thị|điền vào|trả lời|viết chương trình|thảo luận nhóm',
}

/** Words of `tasks` that also instruct in a text: 'Find a spot that is warm.', 'Write the date on the label.' */
const instructions: Partial<Readonly<Record<Language, string>>> = {
  en: 'find the|find a|find an|find all|find each|find how|calculate|fill in|underline|modify the|sketch',
  es: 'calcule|calcula|encuentre|encuentra|complete|completa|escriba|escribe|dibuje|dibuja|determine|responda|responde',
  fr: 'calculez|trouvez|déterminez|dessinez|complétez|répondez|écrivez',
  de: 'berechne|berechnen sie|bestimme|bestimmen sie|löse|lösen sie|finde|finden sie|zeichne|zeichnen sie|ergänze|ergänzen sie',
  it: 'calcola|calcolate|trova|trovate|determina|determinate|disegna|completa|rispondi|scrivi',
  pt: 'calcule|calcula|encontre|determine|desenhe|complete|responda|escreva',
  ru: 'вычислите|найдите|определите|нарисуйте|постройте|заполните|ответьте|напишите',
  cs: 'najděte|určete|nakreslete|doplňte|odpovězte|napište',
  da: 'beregn|find|løs|bestem|udfyld|besvar',
  nl: 'bereken|zoek|los op|bepaal|teken|vul in|beantwoord',
  fi: 'laske|etsi|määritä|piirrä|täydennä|vastaa|kirjoita',
  el: 'υπολογίστε|βρείτε|σχεδιάστε|συμπληρώστε|απαντήστε|γράψτε',
  no: 'beregn|regn ut|finn|løs|bestem|fyll ut|svar på',
  pl: 'oblicz|obliczcie|znajdź|wyznacz|narysuj|uzupełnij|odpowiedz|napisz|zapisz',
  ro: 'calculați|calculează|găsiți|găsește|determinați|desenați|completați|răspundeți|scrieți',
  sk: 'nájdite|určte|nakreslite|doplňte|odpovedzte|napíšte',
  sv: 'beräkna|hitta|lös|bestäm|rita|fyll i|svara på',
  uk: 'обчисліть|знайдіть|визначте|намалюйте|заповніть|напишіть',
}

/** 'Multiply: $(a + b)^2$.' 'Express $\\sqrt{-9}$ in standard form.' The formula is the exercise. */
const withFormula =
  /^\p{Lu}\p{L}+(?:\s\p{Ll}+){0,2}\s?[:：]\s*\$|^(?:Express|Write|Rewrite|Add|Subtract|Multiply|Divide|Factor|Expand|Plot|Round|Estimate)\s[^.]{0,24}\$/u

/** 'Challenge: write a function …' */
const label = /^[\p{L}\p{M}]+(?:\s[\p{L}\p{M}\p{N}]+)?\s?[:：]\s*/u

/** The verb comes last. */
const verbLast: ReadonlySet<Language> = new Set(['ja', 'ko', 'hi', 'tr'])

/** Whether a sentence asks the reader to do an exercise. In a list it may be a step of a procedure. */
export function createIsTask(language: string): (sentence: string) => boolean {
  const code = languageOf(language) ?? 'en'
  const words = tasks[code].split('|')
  const pattern = verbLast.has(code)
    ? containing(words, !unspaced.has(code))
    : starting(words, !unspaced.has(code))
  return (sentence) => pattern.test(sentence.toLowerCase().replace(label, '')) || withFormula.test(sentence)
}

/**
 * Whether a sentence that may be a task instructs, because nothing in its paragraph is a case with numbers, a formula, a question
 * or a gap.
 */
export function createInstructs(language: string): (sentence: string, paragraph: string) => boolean {
  const code = languageOf(language) ?? 'en'
  const words = instructions[code]?.split('|')
  if (!words) return () => false
  const pattern = starting(words, !unspaced.has(code))
  return (sentence, paragraph) =>
    pattern.test(sentence.toLowerCase()) && !/[\p{N}$?？؟]|_{3}/u.test(paragraph)
}
