/** Requests to the reader in the comments of a program, to write a part of it. */
const requests =
  /(?<!\p{L})(?:your|the missing)\s(?:\p{L}+\s){0,2}(?:here|below)(?!\p{L})|(?<!\p{L})(?:write|put|add|insert|type|complete|implement|fill in)\s(?:\p{L}+\s){0,4}(?:here|below)(?!\p{L})|(?<!\p{L})(?:your (?:code|answer|solution)|code goes here|TODO|FIXME)(?!\p{L})|(?:tu|su) (?:código|solución|respuesta)|(?:escrib[ae]|complet[ae])\s.*aquí|(?:votre|ton) (?:code|réponse|solution)|(?:écri(?:s|vez)|complét(?:e|ez))\s.*ici|(?:dein|ihr)(?:en)? (?:code|lösung)|hier\s.*(?:einfügen|ergänzen|schreiben)|(?:il tuo|il vostro) codice|scriv[ie](?:te)?\s.*qui|(?:seu|teu|vosso) código|escrev[ae]\s.*aqui|(?:twój|tutaj) kod|(?:wpisz|napisz|uzupełnij)\s.*(?:tutaj|tu)(?!\p{L})|(?:jouw|je|uw) (?:code|antwoord)(?: hier)?|(?:váš|tvůj|tvoj) kód|(?:ваш|твой|твій) код|kodun(?:uz)?u? buraya|(?:din|sin) kod(?:e)?(?: här| her)|koodisi tähän|ide (?:írd|jön)|codul (?:tău|dumneavoastră)|ο κώδικάς (?:σας|σου)|kode (?:anda|kamu)|mã của bạn|在(?:这里|此处|此)(?:写|编写|添加|填写|输入)|你的代码|ここに.*(?:書|記述|追加|コード)|여기에.*(?:작성|코드|입력)|اكتب.*هنا|הקוד שלך|כתבו? .*כאן|अपना कोड|เขียนโค้ด.*ที่นี่/iu

/** The comment in a line of a program. */
const comment = /(?:^|\s)(?:\/\/|#|\/\*+|<!--|--|%|;|"""|\{\/\*)\s*(?<text>.+)$/u

/** Whether a program leaves a part to the reader: '# write your code here'. It is an exercise, and explains nothing. */
export function leavesPart(program: string): boolean {
  return program.split('\n').some((line) => requests.test(comment.exec(line)?.groups?.['text'] ?? ''))
}
