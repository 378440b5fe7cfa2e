import { expect, test } from 'vitest'
import { pointsAtSeen } from './seen-words.ts'

test.each([
  ['en', 'The table below shows three kinds of vessels.'],
  ['en', 'The rate rises quickly, as you can see in the figure.'],
  ['en', 'Below are excerpts from the letter of 1493.'],
  ['pl', 'Poniżej przedstawiono fragmenty listu.'],
  ['de', 'Unten sehen Sie Auszüge aus dem Brief.'],
  ['es', 'Como se ve en la tabla, el agua dulce es escasa.'],
  ['fr', 'Le tableau suivant montre les trois types de vaisseaux.'],
  ['de', 'Wie die Tabelle zeigt, sinkt der Preis.'],
  ['pl', 'Z tabeli wynika, że cena spada, co widać na wykresie.'],
  ['ru', 'В таблице приведены данные за три года.'],
  ['ar', 'نستنتج من الجدول أن معظم الماء مالح.'],
  ['ar', 'ويوضح الجدول الآتي توزيع الماء على الأرض.'],
  ['zh', '下表比较了三种血管。'],
  ['ja', '次の表は三つの血管を比べたものです。'],
  ['ko', '표를 보면 세 가지 혈관의 차이를 알 수 있습니다.'],
])('(%s) A listener does not see the table or the picture of “%s”', (language, text) => {
  expect(pointsAtSeen(text, language)).toBe(true)
})

test.each([
  ['en', 'The periodic table lists the elements by their number of protons.'],
  ['en', 'Below the town is a mine.'],
  ['en', 'Below 0 °C water freezes.'],
  ['en', 'Following orders is no defence.'],
  ['pl', 'Poniżej zera woda zamarza.'],
  ['fr', 'Au-dessous de zéro, l’eau gèle.'],
  ['en', 'Set the table before your guests arrive.'],
  ['en', 'Each row of a table has a key.'],
  ['es', 'La tabla periódica muestra los elementos.'],
  ['de', 'Die Familie sitzt am Tisch und zeigt Bilder.'],
  ['zh', '毛细血管的表面积很大。'],
  ['zh', '图书馆里有很多书。'],
  ['ja', '代表的な例は水です。'],
])('(%s) “%s” points at nothing on the page', (language, text) => {
  expect(pointsAtSeen(text, language)).toBe(false)
})
