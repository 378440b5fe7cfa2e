/** Names of rows that add up or average the others, or contain them. */
const totals =
  /^(?:(?:grand |sub-?)?totals?|sums?|all|averages?|mean|overall|world|gesamt|summe|insgesamt|durchschnitt|mittelwert|welt|suma|todos|promedio|media|mundo|ensemble|moyenne|monde|somme|razem|ogółem|średnia|świat|totaal|gemiddelde|totale|soma|média|итого|всего|среднее)(?!\p{L})|^(?:合计|总计|平均|المجموع|الإجمالي|المتوسط|कुल|औसत)/iu
/** Columns whose numbers are names or places in an order, where the highest is not the most. */
const places =
  /^(?:ranks?|places?|positions?|grades?|rooms?|numbers?|no|groups?|levels?|pages?|chapters?|steps?|rang|platz|note|klasse|raum|nummer|nr|seite|kapitel|gruppe|rango|puesto|lugar|grado|sala|número|página|capítulo|nivel|grupo|salle|numéro|chapitre|niveau|groupe|classe|miejsce|ocena|numer|strona|rozdział|grupa)[.:]?$/iu

/** Whether a row is no thing beside the others: 'Total', 'Average', 'World'. */
export function namesTotal(name: string): boolean {
  return totals.test(name.trim())
}

/** Whether the numbers of a column are names or places in an order: 'Rank', 'Room'. */
export function namesPlace(heading: string): boolean {
  return places.test(heading.trim())
}
