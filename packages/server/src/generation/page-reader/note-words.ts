/** Labels of notes and warnings, in all languages. */
const noteWords = new RegExp(
  `^[¡!¿]?(?:${[
    'note|notes|nb|n.b.|tip|tips|hint|warning|caution|important|important note|remember|attention|careful|be careful|beware|watch out|take care|common mistake|common error|safety|safety note|reminder|good to know|did you know|safety warning|misconception|common misconception|fun fact|interesting fact|quick fact',
    'nota|consejo|importante|atención|aviso|advertencia|cuidado|ojo|recuerda|recuerde|precaución|error frecuente|error común|error típico|truco|sabías que|sabía que|dato curioso|curiosidad',
    'remarque|astuce|conseil|avertissement|à noter|à retenir|rappel|prudence|erreur fréquente|erreur courante|idée reçue|bon à savoir|le saviez-vous|anecdote',
    'hinweis|tipp|achtung|wichtig|merke|vorsicht|warnung|beachte|beachten sie|häufiger fehler|häufiger irrtum|typischer fehler|missverständnis|sicherheitshinweis|gut zu wissen|wusstest du|wussten sie|schon gewusst|übrigens',
    'nota bene|suggerimento|attenzione|avvertenza|ricorda|consiglio|errore comune|errore frequente|lo sapevi|curiosità',
    'dica|atenção|lembre-se|observação|erro comum|erro frequente|você sabia|curiosidade|sabia que',
    'uwaga|zapamiętaj|wskazówka|ważne|pamiętaj|ostrzeżenie|ostrożnie|częsty błąd|czy wiesz, że|czy wiesz|ciekawostka',
    'let op|opmerking|belangrijk|pas op|waarschuwing|onthoud|veelgemaakte fout|misvatting|wist je dat|weetje',
    'bemærk|obs|advarsel|vigtigt|husk|merk|viktig|observera|varning|viktigt|kom ihåg|vanligt fel|vanligt missförstånd|vanlig feil|almindelig fejl',
    'huom|huomaa|huomautus|varoitus|tärkeää|muista|vinkki',
    'pozor|poznámka|upozornění|častá chyba|důležité|pamatujte|upozornenie|dôležité|pamätajte|zajímavost|zaujímavosť',
    'megjegyzés|figyelem|vigyázat|fontos|atenție|notă|sfat|avertisment|rețineți|reține',
    'примечание|важно|внимание|совет|осторожно|запомните|предупреждение|частая ошибка|типичная ошибка|примітка|важливо|увага|порада|обережно|запам’ятайте|типова помилка',
    'σημείωση|προσοχή|σημαντικό|συμβουλή|προειδοποίηση|θυμηθείτε',
    'dikkat|uyarı|önemli|ipucu|unutmayın|catatan|perhatian|peringatan|penting|ingat|lưu ý|chú ý|cảnh báo|quan trọng|mẹo|ghi chú',
    'ملاحظة|تنبيه|تحذير|انتبه|احذر|مهم|تذكر|نصيحة|خطأ شائع|הערה|שימו לב|אזהרה|חשוב|טיפ|זהירות',
    'नोट|ध्यान दें|चेतावनी|सावधानी|महत्वपूर्ण|सुझाव|หมายเหตุ|ข้อควรระวัง|คำเตือน|สำคัญ|เคล็ดลับ',
    '注意|提示|警告|重要|提醒|小贴士|小知识|趣闻|常见错误|易错点|常见误区|ヒント|メモ|補足|참고|주의|경고|중요|팁',
  ].join('|')})\\s?[!?？！]?$`,
  'iu',
)

/** Whether a label opens a note: 'Careful', 'Did you know?'. */
export function isNote(term: string): boolean {
  // The small letter of 'İ' is 'i' in Turkish alone.
  return noteWords.test(term.replaceAll('İ', 'i'))
}
