import { expect, test } from 'vitest'
import { dateAtStart } from './date-at-start.ts'
import { timeOfYear } from './time-of-year.ts'
import { namesCodeLine } from './words/code-lines.ts'

test.each([
  ['ru', 'В мае матка откладывает яйца.', 4],
  ['cs', 'V červenci zraje obilí.', 6],
  ['cs', 'V červnu zraje obilí.', 5],
  ['fi', 'Toukokuussa lehdet puhkeavat.', 4],
  ['hu', 'Májusban virágzik a fa.', 4],
  ['tr', 'Mayıs ayında ağaçlar çiçek açar.', 4],
  ['hi', 'मई में पेड़ फूलते हैं।', 4],
  ['vi', 'Vào tháng 12, cây rụng lá.', 11],
  ['id', 'Pada bulan Mei, pohon berbunga.', 4],
  ['ar', 'في شهر مايو تزهر الأشجار.', 4],
  ['he', 'במאי פורחים העצים.', 4],
  ['el', 'Τον Μάιο ανθίζουν τα δέντρα.', 4],
  ['zh', '十二月，河水结冰。', 11],
  ['it', 'A maggio fioriscono gli alberi.', 4],
])('A sentence starts with a month (%s): %s', (language, text, month) => {
  expect(timeOfYear(text, language)?.month).toBe(month)
})

test.each([
  ['ru', 'В майке он пришёл.'],
  ['cs', 'V červené barvě je síla.'],
  ['pl', 'W czerwonym domu mieszka pies.'],
  ['it', 'A marzo 1990 nacque.'],
  ['vi', 'Tháng 12 năm 1946, chiến tranh bắt đầu.'],
  ['hu', 'Budapestben sok ember él.'],
  ['cs', 'V lednici je jídlo.'],
  ['cs', 'V srpu je síla.'],
  ['zh', '在一月内完成。'],
])('A sentence starts with no month (%s): %s', (language, text) => {
  expect(timeOfYear(text, language)).toBeUndefined()
})

test.each([
  ['zh', '2008年12月5日，汶川发生地震。', '汶川发生地震。', 2008 + 11 / 12 + 5 / 372],
  ['ja', '1868年に明治時代が始まった。', '明治時代が始まった。', 1868],
  ['ko', '1919년 3월 1일, 운동이 일어났다.', '운동이 일어났다.', 1919 + 2 / 12 + 1 / 372],
  ['tr', '1727 yılında ilk matbaa kuruldu.', 'ilk matbaa kuruldu.', 1727],
  ['hi', '1947 में भारत आज़ाद हुआ।', 'भारत आज़ाद हुआ।', 1947],
  ['ar', 'في عام 1643 اخترع توريتشيلي البارومتر.', 'اخترع توريتشيلي البارومتر.', 1643],
])('A sentence starts with a date without a comma (%s): %s', (language, text, what, year) => {
  const found = dateAtStart(text, language)
  expect(found?.what).toBe(what)
  expect(found?.year).toBeCloseTo(year, 5)
})

test.each([
  ['zh', '1919年以前，没有运动。'],
  ['zh', '1980年代，经济增长。'],
  ['ja', '1868年から明治時代が続いた。'],
  ['de', 'Am 7. Dezember 1835 fuhr die Bahn.'],
  ['el', 'Το 1821 π.Χ. άρχισε.'],
])('A sentence starts with no date of an event (%s): %s', (language, text) => {
  expect(dateAtStart(text, language)).toBeUndefined()
})

test.each([
  ['ko', '2행 3열의 성분은 6이다.', false],
  ['ko', '2행에서 함수를 부른다.', true],
  ['zh', '第2行第3列的元素是6。', false],
  ['de', 'In Zeile 2, Spalte 3 steht 6.', false],
  ['de', 'In Zeile 2 steht eine Schleife.', true],
])('A row beside a column is no line of a program (%s): %s', (language, text, names) => {
  expect(namesCodeLine(text, language)).toBe(names)
})
