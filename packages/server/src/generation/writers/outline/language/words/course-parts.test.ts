import { expect, test } from 'vitest'
import { announcesNextPart, countsParts, courseParts, isCourseLine } from './course-parts.ts'

test.each([
  ['en', 'Clinical Skills 2, week 6.'],
  ['en', 'Introduction to Law – Lecture 3'],
  ['pl', 'Mikroekonomia I, wykład 5.'],
  ['es', 'Química II, tema 7'],
  ['de', 'Analysis I, Kapitel 4.'],
  ['zh', '数据结构，第三章'],
])('the place of a page in its course (%s): %s', (language, text) => {
  expect(isCourseLine(text, language)).toBe(true)
})

test.each([
  ['en', 'The strike lasted all summer and ended on a Friday in May, day 40.'],
  ['en', 'Plants need light, water and air.'],
  ['en', 'The first week is the hardest.'],
  ['en', 'Read the first chapter.'],
  ['en', 'In week 6, the embryo has a heartbeat.'],
  ['es', 'El tema 7 trata de la velocidad, y el 8 del equilibrio.'],
  ['es', 'La reacción termina, según el tema anterior.'],
  ['pl', 'W rozdziale 5 bohater wraca do domu, choć się boi.'],
  ['pl', 'Umowa wygasa, zgodnie z częścią pierwszą.'],
  ['zh', '这本书共有五章，每章十页。'],
])('a statement is none (%s): %s', (language, text) => {
  expect(isCourseLine(text, language)).toBe(false)
})

test.each([
  ['en', 'Next week: Kuhn on paradigms.'],
  ['pl', 'Następny wykład: teoria wyboru konsumenta.'],
  ['es', 'La próxima sesión: el equilibrio químico.'],
  ['fr', 'Prochaine séance : les acides.'],
  ['de', 'Nächste Woche: Säuren und Basen.'],
  ['zh', '下一讲：排序算法。'],
  ['ar', 'الدرس القادم: التربة.'],
])('says what another page is about (%s): %s', (language, text) => {
  expect(announcesNextPart(text, language)).toBe(true)
})

test.each([
  ['en', 'Next week the eggs hatch.'],
  ['en', 'The next part of the cell is the nucleus: it keeps the genes.'],
  ['en', 'Next to the wall: a drain.'],
  ['pl', 'Następny jest król: Zygmunt August.'],
  ['pl', 'W następnym rozdziale bohater wraca.'],
  ['es', 'La siguiente reacción: el metal se oxida.'],
  ['es', 'La próxima glaciación: una hipótesis.'],
  ['de', 'Der nächste Schritt: Salz hinzufügen.'],
  ['fr', 'Les suivantes : le fer et le cuivre.'],
  ['zh', '下一步：加入盐。'],
  ['id', 'Bagian depan: kepala dan dada.'],
  ['vi', 'Phần sau: đuôi và hai chân.'],
])('is a statement of the page (%s): %s', (language, text) => {
  expect(announcesNextPart(text, language)).toBe(false)
})

test.each([
  ['zh', '第三讲 相关不等于因果', '相关不等于因果'],
  ['zh', '第五章：细胞', '细胞'],
  ['zh', '三章成书', '三章成书'],
])('The part of a course at the start of a title (%s): %s', (language, title, rest) => {
  expect(title.replace(courseParts(language), '')).toBe(rest)
})

test.each([
  ['en', 'Week 2', true],
  ['es', 'SEMANA 2', true],
  ['zh', '第三讲', true],
  ['en', 'Week 2: Rivers', false],
  ['en', 'The first week', false],
])('a heading that only counts the parts of a course (%s): %s', (language, heading, counts) => {
  expect(countsParts(heading, language)).toBe(counts)
})
