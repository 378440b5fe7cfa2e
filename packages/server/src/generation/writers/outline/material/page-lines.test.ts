import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { withoutPageLines } from './page-lines.ts'

const text: Readonly<Record<string, string>> = {
  en: 'Wind moves grains of sand over the ground. Large grains roll, and small ones jump. A bush stops them, and a small hill forms behind it. The hill grows into a dune, which the wind moves on, because it carries the sand from one side of it to the other.',
  zh: '风吹动地面上的沙粒。大的沙粒滚动，小的沙粒跳动。灌木挡住沙粒，在它后面形成小沙堆。沙堆渐渐变成沙丘，风又使沙丘慢慢向前移动，因为风把沙子从一侧带到另一侧。',
}

function keptOf(html: string, language = 'en'): readonly string[] {
  const prose = text[language] ?? text['en']
  const page = readPage({ title: 'Dunes', html: `${html}<h2>Sand</h2><p>${prose}</p>${html}`, language })
  const { blocks } = withoutPageLines({ ...page, language })
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.map((item) => item.text)
    return 'text' in block && block.text !== prose ? [block.text] : []
  })
}

test.each([
  ['en', '<p><a href="/a">« Previous</a> <a href="/b">Next »</a></p>'],
  ['en', '<p>Home | Modules | Next: Unit 4</p>'],
  ['en', '<p>📎 Download: dunes_notes.pdf (PDF, 340 KB)</p>'],
  ['en', '<p>Source: Miller, Deserts, chapter 8</p>'],
  ['en', '<p>Uploaded: 3/2/2024<br>Teacher: D. Hill</p>'],
  ['es', '<p>Elaborado por: Ana Ruiz. Adaptación: Luis Gil</p>'],
  ['es', '<p>Fuente: dunas.example.org (adaptado)</p>'],
  ['fr', '<p>Mis à jour le 12/09/2023</p>'],
  ['fr', '<p>← Chapitre précédent &nbsp; Chapitre suivant →</p>'],
  ['pt', '<p>📄 Baixe aqui a apostila em PDF</p>'],
  ['tr', '<p>Hazırlayan: Ayşe Kaya<br>Son teslim tarihi: 14 Ocak 2024</p>'],
  ['ru', '<p>Источник: География, 6 класс, «Пески»</p>'],
  ['hi', '<p>स्रोत: विज्ञान, कक्षा 10</p>'],
  ['zh', '<p>上一节 | 下一节</p><p>附件：沙丘课件.pptx</p>'],
  ['ja', '<p>担当：山田先生<br>提出期限：5月10日</p>'],
])('lines about the page are left out (%s: %s)', (language, html) => {
  expect(keptOf(html, language)).toEqual([])
})

test('a list above the first heading with the course, the teacher and what is due is left out', () => {
  const html = '<p>Mr. Hill – Geography<br>Due: Friday, March 14<br>Points: 20</p>'
  const page = readPage({ title: 'Dunes', html: `${html}<h2>Sand</h2><p>${text['en']}</p>`, language: 'en' })
  expect(withoutPageLines(page).blocks).toMatchObject([{ kind: 'paragraph', text: text['en'] }])
})

test.each([
  ['the source of a river', 'Source: the place where a river begins'],
  ['the source of a vitamin', 'Source: Citrus fruits and peppers'],
  ['a person who speaks', 'Teacher: Good morning, class!'],
  ['a cause with a number', 'Due to 3 storms, the dune moved.'],
  ['a group of animals', 'Class: Mammals'],
  ['a sentence about the next step', 'Next, the wind carries the sand away.'],
  ['the author of a novel', 'Author: Mary Shelley'],
  ['a period of law', 'Deadline: 10 days'],
  ['points of a plane', 'Points: (0, 2) and (1, 5)'],
])('%s is kept', (_name, line) => {
  expect(keptOf(`<p>${line}</p>`).slice(0, 1)).not.toEqual([])
})

test('a page that consists of such lines keeps them', () => {
  const page = readPage({ title: 'Dunes', html: '<p>Dunes.pptx</p>', language: 'en' })
  expect(withoutPageLines(page)).toBe(page)
})
