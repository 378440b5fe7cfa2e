/** Requests to the reader in the comments of a program, to write a part of it. */
const requests =
  /(?<!\p{L})your\s(?:\p{L}+\s){0,2}(?:here|below)(?!\p{L})|^\P{L}*(?:(?:now|then|next|please|step)\P{L}+)?(?!complete (?:list|set)\s)(?:write|put|add|insert|type|complete|implement|fill in)\s(?:\p{L}+\s){0,4}(?:here|below)\P{L}*$|(?<!\p{L})(?:your (?:code|answer|solution)|code goes here|TODO|FIXME)(?!\p{L})|(?<!\p{L})(?:tu|su) (?:código|solución|respuesta)\s(?:.*\s)?aquí|(?<!\p{L})tu código|(?:escrib[ae]|complet[ae])\s.*aquí|(?<!\p{L})(?:votre|ton) (?:code|réponse|solution)|(?:écri(?:s|vez)|complét(?:e|ez))\s(?:.*\s)?ici(?!\p{L})|(?<!\p{L})dein(?:en)? (?:code|lösung)|(?<!\p{L})ihr(?:en)? (?:code|lösung)\s(?:.*\s)?hier|hier\s.*(?:einfügen|ergänzen|schreiben)|(?:il tuo|il vostro) codice|scriv[ie](?:te)?\s(?:.*\s)?qui(?!\p{L})|(?<!\p{L})(?:teu|vosso) código|(?<!\p{L})seu código\s(?:.*\s)?aqui(?!\p{L})|escrev[ae]\s(?:.*\s)?aqui(?!\p{L})|(?<!\p{L})twój kod|(?:wpisz|napisz|uzupełnij)\s.*(?:tutaj|tu)(?!\p{L})|(?<!\p{L})(?:jouw|uw) (?:code|antwoord)|(?<!\p{L})je (?:code|antwoord) hier|(?:váš|tvůj|tvoj) kód|(?:ваш|твой|твій) код|kodun(?:uz)?u? buraya|(?:din|sin) kod(?:e)?(?: här| her)|koodisi tähän|ide (?:írd|jön)|codul (?:tău|dumneavoastră)|ο κώδικάς (?:σας|σου)|kode (?:anda|kamu)|mã của bạn|在(?:这里|此处|此)(?:写|编写|添加|填写|输入)|你的代码|ここに.*(?:書|記述|追加|コード)|여기에.*(?:작성|코드|입력)|اكتب.*هنا|הקוד שלך|כתבו? .*כאן|अपना कोड|เขียนโค้ด.*ที่นี่/iu

/** The comment in a line of a program. */
const comment = /(?:^|\s)(?:\/\/|#|\/\*+|<!--|--|%|;|"""|\{\/\*)\s*(?<text>.+)$/u

/** Whether a program leaves a part to the reader: '# write your code here'. It is an exercise, and explains nothing. */
export function leavesPart(program: string): boolean {
  return program.split('\n').some((line) => requests.test(comment.exec(line)?.groups?.['text'] ?? ''))
}
