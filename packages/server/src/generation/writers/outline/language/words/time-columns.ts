/** Headings of columns with points in time, in all languages. */
const times =
  /^(?:year|dates?|born|died|founded|began|begun|ended|jahr(?:e|eszahl)?|datum|geboren|gestorben|gegründet|años?|fechas?|fundad[oa]|nacid[oa]|années?|fondée?|anno|anni|anos?|jaar|jaartal|rok|lata|dátum|ani|anul|år|årtal|årstal|årstall|dato|vuosi|päivämäärä|év|évszám|yıl|tarih|tahun|tanggal|năm|ngày|έτος|χρονιά|ημερομηνία|год|годы|дата|рік|роки|שנה|תאריך|السنة|سنة|العام|عام|التاريخ|तिथि|वर्ष|साल|सन|ปี|วันที่|年|年份|年代|日期|日付|西暦|연도|년도|날짜)(?![\p{L}\p{M}])/iu
/** Words that name a time only alone: 'Birth', but not 'Birth rate', and 'Years of schooling' are an amount. */
const alone = /^(?:years|birth|death|start|end|beginn|ende|naissance|data)\s*(?:$|[([:])/iu

/** Whether a column has points in time: its numbers are no amounts, and the highest is only the latest. */
export function namesTime(heading: string): boolean {
  const name = heading.trim()
  return times.test(name) || alone.test(name)
}
