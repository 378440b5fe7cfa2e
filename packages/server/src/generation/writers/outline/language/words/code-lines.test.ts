import { expect, test } from 'vitest'
import { namesCodeLine } from './code-lines.ts'

test.each([
  ['en', 'Line 3 shows the head of the loop.'],
  ['en', 'The values of lines 3 and 4 are added.'],
  ['de', 'In Zeile 14 steht die Bedingung.'],
  ['pl', 'W linii 3 zaczyna się pętla.'],
  ['fi', 'Rivillä 3 on ehto.'],
  ['ru', 'Условие стоит в 3-й строке.'],
  ['hu', 'A 3. sorban van a feltétel.'],
  ['zh', '第3行是循环的开头。'],
  ['ja', '3行目に条件があります。'],
  ['ar', 'يوجد الشرط في السطر 3.'],
])('names a line of a program (%s): %s', (language, text) => {
  expect(namesCodeLine(text, language)).toBe(true)
})

test.each([
  ['en', 'A line of code ends with a colon.'],
  ['en', 'The airline 3 years ago had no aircraft.'],
  ['de', 'Eine Zeile hat 80 Zeichen.'],
  ['hu', 'A sors 3. alkalommal döntött.'],
  ['zh', '第3个循环结束。'],
  ['ru', 'Программа содержит 10 строк кода.'],
  ['uk', 'Файл має 20 рядків.'],
  ['pl', 'Tabela ma 10 wierszy.'],
  ['hi', 'इस फ़ाइल में 10 पंक्तियाँ हैं।'],
])('names no line of a program (%s): %s', (language, text) => {
  expect(namesCodeLine(text, language)).toBe(false)
})
