import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { normalise } from './normalise.ts'

/** Names of boxes beside the text, which say what the box is and not what it is about. */
const names: Readonly<Record<Language, string>> = {
  en: 'did you know|fun fact|interesting fact|example|examples|case|case study|note|notes|tip|tips|hint|warning|caution|remember|important|attention|good to know|info|definition|summary|key point|excursus|think about it|activity',
  es: '¿sabías que|sabías que|¿sabías que…?|curiosidad|curiosidades|dato curioso|ejemplo|ejemplos|caso|caso práctico|estudio de caso|nota|consejo|consejos|advertencia|atención|recuerda|importante|ojo|definición|resumen',
  fr: 'le saviez-vous|saviez-vous|anecdote|exemple|exemples|cas|étude de cas|note|remarque|astuce|conseil|attention|avertissement|à retenir|important|bon à savoir|définition|résumé',
  de: 'wusstest du|wussten sie|schon gewusst|wissenswertes|beispiel|beispiele|fall|fallbeispiel|fallstudie|hinweis|hinweise|tipp|tipps|warnung|achtung|vorsicht|merke|wichtig|gut zu wissen|info|definition|zusammenfassung|exkurs|übrigens',
  it: 'lo sapevi|lo sapevate|curiosità|esempio|esempi|caso|caso di studio|nota|consiglio|suggerimento|attenzione|avvertenza|ricorda|importante|definizione|riassunto',
  ja: '豆知識|例|事例|ケーススタディ|注意|注|メモ|ヒント|ポイント|重要|警告|補足|コラム|定義|まとめ',
  ko: '알고 계셨나요|예|예시|사례|참고|주의|팁|힌트|중요|경고|보충|정의|요약',
  pt: 'você sabia|sabias que|sabia que|curiosidade|curiosidades|exemplo|exemplos|caso|estudo de caso|nota|dica|dicas|aviso|atenção|lembre-se|importante|definição|resumo',
  ru: 'знаете ли вы|интересный факт|это интересно|пример|примеры|случай|кейс|примечание|заметка|совет|подсказка|внимание|предупреждение|запомните|важно|определение|итоги',
  zh: '你知道吗|小知识|知识窗|知识拓展|拓展|拓展阅读|例子|例|示例|案例|案例分析|注意|注|提示|小贴士|警告|重点|重要|记住|定义|小结|总结|思考|活动|阅读',
  ar: 'هل تعلم|معلومة|مثال|أمثلة|حالة|دراسة حالة|ملاحظة|نصيحة|تلميح|تحذير|تنبيه|تذكر|مهم|تعريف|ملخص',
  cs: 'víte, že|víte že|zajímavost|zajímavosti|příklad|příklady|případ|případová studie|poznámka|tip|rada|pozor|varování|zapamatujte si|důležité|definice|shrnutí',
  da: 'vidste du|eksempel|eksempler|case|bemærk|note|tip|advarsel|husk|vigtigt|definition|opsummering|fakta',
  nl: 'wist je dat|weetje|voorbeeld|voorbeelden|casus|casestudy|opmerking|let op|tip|waarschuwing|onthoud|belangrijk|definitie|samenvatting',
  fi: 'tiesitkö|esimerkki|esimerkkejä|tapaus|tapaustutkimus|huomaa|huomautus|vinkki|varoitus|muista|tärkeää|määritelmä|yhteenveto',
  el: 'το γνωρίζατε|ξέρετε ότι|παράδειγμα|παραδείγματα|περίπτωση|μελέτη περίπτωσης|σημείωση|συμβουλή|προσοχή|θυμηθείτε|σημαντικό|ορισμός|περίληψη',
  he: 'הידעת|הידעתם|דוגמה|דוגמאות|מקרה|מקרה בוחן|הערה|טיפ|רמז|אזהרה|שימו לב|זכרו|חשוב|הגדרה|סיכום',
  hi: 'क्या आप जानते हैं|रोचक तथ्य|उदाहरण|प्रकरण|केस स्टडी|टिप्पणी|नोट|सुझाव|संकेत|चेतावनी|ध्यान दें|याद रखें|महत्वपूर्ण|परिभाषा|सारांश',
  hu: 'tudtad|tudta-e|érdekesség|érdekességek|példa|példák|eset|esettanulmány|megjegyzés|tipp|tanács|figyelem|figyelmeztetés|jegyezd meg|fontos|meghatározás|összefoglalás',
  id: 'tahukah anda|tahukah kamu|fakta menarik|contoh|kasus|studi kasus|catatan|tips|petunjuk|peringatan|perhatian|ingat|penting|definisi|ringkasan',
  no: 'visste du|eksempel|eksempler|case|merk|merknad|tips|advarsel|husk|viktig|definisjon|oppsummering|fakta',
  pl: 'czy wiesz, że|czy wiesz że|czy wiecie, że|ciekawostka|ciekawostki|przykład|przykłady|przypadek|studium przypadku|uwaga|notatka|wskazówka|wskazówki|ostrzeżenie|zapamiętaj|pamiętaj|ważne|warto wiedzieć|definicja|podsumowanie',
  ro: 'știați că|știai că|curiozitate|curiozități|exemplu|exemple|caz|studiu de caz|notă|sfat|atenție|avertisment|rețineți|important|definiție|rezumat',
  sk: 'viete, že|viete že|zaujímavosť|zaujímavosti|príklad|príklady|prípad|prípadová štúdia|poznámka|tip|rada|pozor|varovanie|zapamätajte si|dôležité|definícia|zhrnutie',
  sv: 'visste du|exempel|fall|fallstudie|anmärkning|obs|tips|råd|varning|kom ihåg|viktigt|definition|sammanfattning|fakta',
  th: 'รู้หรือไม่|เกร็ดความรู้|ตัวอย่าง|กรณีศึกษา|หมายเหตุ|เคล็ดลับ|คำเตือน|ข้อควรระวัง|ข้อควรจำ|สำคัญ|คำจำกัดความ|สรุป',
  tr: 'biliyor muydunuz|ilginç bilgi|örnek|örnekler|vaka|vaka çalışması|not|ipucu|uyarı|dikkat|unutmayın|önemli|tanım|özet',
  uk: 'чи знаєте ви|цікавий факт|це цікаво|приклад|приклади|випадок|кейс|примітка|порада|підказка|увага|попередження|запам’ятайте|важливо|визначення|підсумок',
  vi: 'bạn có biết|ví dụ|trường hợp|nghiên cứu điển hình|ghi chú|lưu ý|mẹo|gợi ý|cảnh báo|chú ý|ghi nhớ|quan trọng|định nghĩa|tóm tắt',
}

const known = new Map<Language, ReadonlySet<string>>()

/** Whether a heading, a term or a label only names a box, possibly with a number: 'Did you know?', 'Example 2'. */
export function namesBox(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const all = known.get(code) ?? new Set(names[code].split('|').map(normalise))
  known.set(code, all)
  return all.has(normalise(text.replace(/\s?\p{N}+\s*$/u, '')))
}

/** Whether a sentence starts with the name of a box: 'Fun fact: …'. */
export function opensWithBoxName(text: string, language: string): boolean {
  const [, label] = /^([^:：]{1,40})[:：]/u.exec(text) ?? []
  return label !== undefined && namesBox(label, language)
}

/** Names of boxes with something curious, which is no point of the page. */
const curiosities: Readonly<Record<Language, string>> = {
  en: 'did you know|fun fact|fun facts|interesting fact|trivia',
  es: '¿sabías que|sabías que|¿sabías que…?|curiosidad|curiosidades|dato curioso',
  fr: 'le saviez-vous|saviez-vous|anecdote',
  de: 'wusstest du|wussten sie|schon gewusst|übrigens|kurios',
  it: 'lo sapevi|lo sapevate|curiosità',
  ja: '豆知識',
  ko: '알고 계셨나요',
  pt: 'você sabia|sabias que|sabia que|curiosidade|curiosidades',
  ru: 'знаете ли вы|интересный факт|это интересно',
  zh: '你知道吗|小知识',
  ar: 'هل تعلم',
  cs: 'víte, že|víte že|zajímavost|zajímavosti',
  da: 'vidste du',
  nl: 'wist je dat|weetje',
  fi: 'tiesitkö',
  el: 'το γνωρίζατε|ξέρετε ότι',
  he: 'הידעת|הידעתם',
  hi: 'क्या आप जानते हैं|रोचक तथ्य',
  hu: 'tudtad|tudta-e|érdekesség|érdekességek',
  id: 'tahukah anda|tahukah kamu|fakta menarik',
  no: 'visste du',
  pl: 'czy wiesz, że|czy wiesz że|czy wiecie, że|ciekawostka|ciekawostki',
  ro: 'știați că|știai că|curiozitate|curiozități',
  sk: 'viete, že|viete že|zaujímavosť|zaujímavosti',
  sv: 'visste du',
  th: 'รู้หรือไม่|เกร็ดความรู้',
  tr: 'biliyor muydunuz|ilginç bilgi',
  uk: 'чи знаєте ви|цікавий факт|це цікаво',
  vi: 'bạn có biết',
}

const ofCuriosities = new Map<Language, ReadonlySet<string>>()

/** Whether a heading or a label announces something curious: 'Did you know?', 'Fun fact'. */
export function namesCuriosity(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const all = ofCuriosities.get(code) ?? new Set(curiosities[code].split('|').map(normalise))
  ofCuriosities.set(code, all)
  return all.has(normalise(text))
}
