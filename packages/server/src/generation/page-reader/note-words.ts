/** Labels of notes and warnings, in all languages. */
const noteWords = new RegExp(
  `^[¡!¿]?(?:${[
    'note|notes|nb|n.b.|tip|tips|hint|warning|caution|important|important note|remember|attention|careful|be careful|beware|watch out|take care|common mistake|common error|safety|safety note|reminder|good to know|did you know|fun fact|interesting fact|quick fact',
    'nota|consejo|importante|atención|aviso|advertencia|cuidado|ojo|recuerda|recuerde|precaución|error frecuente|error común|truco|sabías que|sabía que|dato curioso|curiosidad',
    'remarque|astuce|conseil|avertissement|à noter|à retenir|rappel|prudence|erreur fréquente|bon à savoir|le saviez-vous|anecdote',
    'hinweis|tipp|achtung|wichtig|merke|vorsicht|warnung|beachte|beachten sie|häufiger fehler|gut zu wissen|wusstest du|wussten sie|schon gewusst|übrigens',
    'nota bene|suggerimento|attenzione|avvertenza|ricorda|consiglio|errore comune|lo sapevi|curiosità',
    'dica|atenção|lembre-se|observação|erro comum|você sabia|curiosidade|sabia que',
    'uwaga|wskazówka|ważne|pamiętaj|ostrzeżenie|ostrożnie|częsty błąd|czy wiesz, że|czy wiesz|ciekawostka',
    'let op|opmerking|belangrijk|pas op|waarschuwing|onthoud|wist je dat|weetje',
    'bemærk|obs|advarsel|vigtigt|husk|merk|viktig|observera|varning|viktigt|kom ihåg',
    'huom|huomaa|huomautus|varoitus|tärkeää|muista|vinkki',
    'pozor|poznámka|upozornění|důležité|pamatujte|upozornenie|dôležité|pamätajte|zajímavost|zaujímavosť',
    'megjegyzés|figyelem|vigyázat|fontos|atenție|notă|sfat|avertisment|rețineți|reține',
    'примечание|важно|внимание|совет|осторожно|запомните|предупреждение|примітка|важливо|увага|порада|обережно|запам’ятайте',
    'σημείωση|προσοχή|σημαντικό|συμβουλή|προειδοποίηση|θυμηθείτε',
    'dikkat|uyarı|önemli|ipucu|unutmayın|catatan|perhatian|peringatan|penting|ingat|lưu ý|chú ý|cảnh báo|quan trọng|mẹo|ghi chú',
    'ملاحظة|تنبيه|تحذير|انتبه|احذر|مهم|تذكر|نصيحة|הערה|שימו לב|אזהרה|חשוב|טיפ|זהירות',
    'नोट|ध्यान दें|चेतावनी|सावधानी|महत्वपूर्ण|सुझाव|หมายเหตุ|ข้อควรระวัง|คำเตือน|สำคัญ|เคล็ดลับ',
    '注意|提示|警告|重要|提醒|小贴士|小知识|趣闻|常见错误|易错点|ヒント|メモ|補足|참고|주의|경고|중요|팁',
  ].join('|')})\\s?[!?？！]?$`,
  'iu',
)

/** Whether a label opens a note: 'Careful', 'Did you know?'. */
export function isNote(term: string): boolean {
  return noteWords.test(term)
}
