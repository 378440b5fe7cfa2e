import { expect, test } from 'vitest'
import { yearAtStart } from './time-order.ts'

test.each([
  ['In 1054, the churches parted.', 1054],
  ['In 476, the last emperor fell.', 476],
  ['Around 800 CE, towns grew.', 800],
  ['Since 1980, the mean temperature has risen.', undefined],
  ['Desde 1980 la temperatura media ha subido.', undefined],
  ['Seit 1980 steigt die Temperatur.', undefined],
  ['Od 1980 roku temperatura rośnie.', undefined],
  ['منذ عام 1980 ارتفعت الحرارة.', undefined],
  ['1980年以来，气温上升了。', undefined],
  ['1980 óta emelkedik a hőmérséklet.', undefined],
  ['In the 1930s, farmers had ploughed up the grass.', undefined],
  ['Dans les années 1930, le sol était nu.', undefined],
  ['En los años 1930 hubo sequía.', undefined],
  ['En el año 1930 hubo sequía.', 1930],
  ['I 1930’erne kom tørken.', undefined],
  ['By the winter of 1944, the city was empty.', undefined],
  ['Potop zaczął się w 1655 roku.', 1655],
  ['Im Jahr 1980 stieg die Temperatur.', 1980],
  ['En 1980 subió la temperatura.', 1980],
  ['Bystanders saw it in 1980.', 1980],
  ['1980年，气温上升了。', 1980],
  ['في عام 1980 ارتفعت الحرارة.', 1980],
  ['Od wczesnej wiosny 1980 roku padało.', undefined],
  ['Según el artículo 1100 del Código Civil, hay mora.', undefined],
  ['Nach § 1433 des Gesetzbuchs gilt das.', undefined],
  ['Article 1240 of the code names three conditions.', undefined],
  ['Zgodnie z artykułem 1100 dłużnik odpowiada.', undefined],
  ['On page 1200 the author changes the subject.', undefined],
  ['根据第1079条，可以离婚。', undefined],
  ['The party of 1912 won.', 1912],
  ['El número 450 puede escribirse así.', undefined],
  ['The 450 students of the town wrote it.', undefined],
])('“%s” starts with the year %s', (text, year) => {
  expect(yearAtStart(text)).toBe(year)
})

test.each([
  '1950年代公路修通以后，马帮逐渐消失了。',
  'In the 1950s, many families left.',
  'In den 1950er Jahren gaben viele auf.',
  'En los años 1950 se cerraron las minas.',
  'В 1920-х годах открыли станцию.',
  'Dans les années 1930, la science progressa.',
])('a decade is no year in which something happened: %s', (text) => {
  expect(yearAtStart(text)).toBeUndefined()
})
