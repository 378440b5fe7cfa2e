import { languageCodes } from '@lectern/domain/voices/languages.ts'
import { expect, test } from 'vitest'
import { timeOfYear } from './time-of-year.ts'

const inWinter: Readonly<Record<string, readonly [string, string]>> = {
  en: ['In winter, the tree rests.', 'the tree rests.'],
  es: ['En invierno el árbol descansa.', 'el árbol descansa.'],
  fr: ['En hiver, l’arbre se repose.', 'l’arbre se repose.'],
  de: ['Im Winter ruht der Baum.', 'ruht der Baum.'],
  it: ['In inverno l’albero riposa.', 'l’albero riposa.'],
  pt: ['No inverno, a árvore descansa.', 'a árvore descansa.'],
  nl: ['In de winter rust de boom.', 'rust de boom.'],
  pl: ['Zimą drzewo odpoczywa.', 'drzewo odpoczywa.'],
  cs: ['V zimě strom odpočívá.', 'strom odpočívá.'],
  sk: ['V zime strom odpočíva.', 'strom odpočíva.'],
  ru: ['Зимой дерево отдыхает.', 'дерево отдыхает.'],
  uk: ['Взимку дерево відпочиває.', 'дерево відпочиває.'],
  da: ['Om vinteren hviler træet.', 'hviler træet.'],
  sv: ['På vintern vilar trädet.', 'vilar trädet.'],
  no: ['Om vinteren hviler treet.', 'hviler treet.'],
  fi: ['Talvella puu lepää.', 'puu lepää.'],
  hu: ['Télen a fa pihen.', 'a fa pihen.'],
  ro: ['Iarna copacul se odihnește.', 'copacul se odihnește.'],
  el: ['Τον χειμώνα το δέντρο ξεκουράζεται.', 'το δέντρο ξεκουράζεται.'],
  tr: ['Kışın ağaç dinlenir.', 'ağaç dinlenir.'],
  id: ['Pada musim dingin pohon beristirahat.', 'pohon beristirahat.'],
  vi: ['Vào mùa đông, cây nghỉ ngơi.', 'cây nghỉ ngơi.'],
  th: ['ในฤดูหนาว ต้นไม้พักตัว', 'ต้นไม้พักตัว'],
  hi: ['सर्दियों में पेड़ आराम करता है।', 'पेड़ आराम करता है।'],
  ar: ['في الشتاء ترتاح الشجرة.', 'ترتاح الشجرة.'],
  he: ['בחורף העץ נח.', 'העץ נח.'],
  zh: ['冬天，树木休眠。', '树木休眠。'],
  ja: ['冬には木が休む。', '木が休む。'],
  ko: ['겨울에는 나무가 쉰다.', '나무가 쉰다.'],
}

test.each(languageCodes)('a sentence that starts with winter is about December in %s', (language) => {
  const [text = '', what = ''] = inWinter[language] ?? []
  expect(timeOfYear(text, language)).toMatchObject({ what, month: 11 })
})

test.each([
  ['en', 'In May the buds open.', 4],
  ['de', 'Im März blühen die Weiden.', 2],
  ['pl', 'W styczniu rzeki zamarzają.', 0],
  ['zh', '3月播种小麦。', 2],
  ['ko', '5월에 모내기를 한다.', 4],
])('a sentence may start with a month (%s): %s', (language, text, month) => {
  expect(timeOfYear(text, language)?.month).toBe(month)
})

test.each([
  ['en', 'Winter wheat is sown early.'],
  ['en', 'In May 1945 the war ended.'],
  ['en', 'In marketing, prices matter.'],
  ['de', 'Im Augenblick blüht nichts.'],
  ['en', 'In May of 1940, Germany attacked.'],
  ['es', 'En mayo de 1810, estalló la revolución.'],
  ['pl', 'W majątku pracowali chłopi.'],
  ['ru', 'В маркетинге важна цена.'],
  ['ja', '春になると、雪が解ける。'],
  ['zh', '春天的气温升高。'],
])('another sentence has no time of the year (%s): %s', (language, text) => {
  expect(timeOfYear(text, language)).toBeUndefined()
})
