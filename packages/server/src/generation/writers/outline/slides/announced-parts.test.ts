import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { announcedPartSlides } from './announced-parts.ts'

function slidesOf(html: string, language = 'en', title = 'Page') {
  const material = prepareMaterial(readPage({ title, html, language }))
  return material.sections.flatMap((section) =>
    section.units.flatMap((unit) =>
      announcedPartSlides({ material, images: new Map(), section, unit }).map(({ type, content }) => ({
        type,
        content,
      })),
    ),
  )
}

const pointsOf = (html: string, language = 'en') =>
  slidesOf(html, language).map(({ content }) => content['bullet_points'])

test('Two stages that a sentence announces stand side by side with their names', () => {
  const html = `<h2>Stages</h2><p>Photosynthesis takes place in two stages. In the light-dependent reactions, chlorophyll absorbs light and
    uses its energy to split water. The energy is stored for a short time. In the Calvin cycle, enzymes build sugar from carbon dioxide. The
    cycle stops within minutes when the supply of energy runs out.</p>`
  expect(slidesOf(html)).toMatchObject([
    {
      type: 'two-column',
      content: { column1_title: 'Light-dependent reactions', column2_title: 'Calvin cycle' },
    },
  ])
})

test('Each of the mistakes that a sentence counts is a point, and a pronoun leans on the point before', () => {
  const html = `<h2>Common mistakes</h2><p>Three mistakes are made again and again. Nurses massage red skin, which damages the small vessels
    further. They use ring cushions, which cut off the blood supply around the wound. They write "skin intact" without having removed the
    stockings.</p>`
  expect(pointsOf(html)[0]).toHaveLength(3)
})

test('A sentence that speaks of both parts after them is no part', () => {
  const html = `<h2>Drift</h2><p>Wind moves sand in two ways. Light grains jump along the ground and hit others. Heavy grains roll slowly over
    the surface of the dune. Both shape the ripples that hikers see in the desert every summer.</p>`
  expect(pointsOf(html)[0]).toHaveLength(2)
})

test('Parts that are too long for a slide are named: years belong to a name', () => {
  const html = `<h2>Las tres etapas</h2><p>La República se divide en tres etapas. El bienio reformista (1931–1933) estuvo dirigido por Manuel
    Azaña y llevó a cabo reformas en la tierra, el ejército y la enseñanza. El bienio conservador (1933–1936) frenó o anuló gran parte de esas
    reformas. El Frente Popular gobernó desde febrero de 1936 hasta el golpe militar de julio.</p>`
  expect(pointsOf(html, 'es')[0]).toEqual([
    'Bienio reformista (1931–1933)',
    'Bienio conservador (1933–1936)',
    'Frente Popular',
  ])
})

test('Several causes are points even if the sentence gives no number', () => {
  const html = `<h2>Las causas</h2><p>Los historiadores señalan varias causas. La crisis económica redujo las exportaciones. Las reformas
    crearon enemigos poderosos. Además, parte del ejército conspiraba desde el principio contra el régimen.</p>`
  expect(pointsOf(html, 'es')[0]).toHaveLength(3)
})

test('German parts keep their verbs, because the verb comes before the subject', () => {
  const html = `<h2>Schaltungen</h2><p>Widerstände lassen sich auf zwei Arten verbinden. In der Reihenschaltung fließt durch alle Bauteile
    derselbe Strom. Der Gesamtwiderstand ist die Summe der Einzelwiderstände. In der Parallelschaltung liegt an allen Bauteilen dieselbe
    Spannung. Im Haushalt sind alle Steckdosen so geschaltet, damit jedes Gerät die volle Spannung erhält.</p>`
  expect(pointsOf(html, 'de')).toEqual([
    [
      'In der Reihenschaltung fließt durch alle Bauteile derselbe Strom',
      'In der Parallelschaltung liegt an allen Bauteilen dieselbe Spannung',
    ],
  ])
})

test.each([
  'The war lasted two years. The king fled to the coast with his last men. The city fell after a long siege in winter.',
  'Two nurses work at night. The ward has thirty beds in six rooms on the second floor. Visitors may come until eight. Doors close at nine.',
  'Two days later the fever rose. The doctor came at noon. He gave the child a cooling drink and left.',
  'There are two reasons. First, boats carried grain to the markets. Second, mills needed running water.',
  'The cell has three parts: a nucleus, a membrane and a fluid. The nucleus holds the genes. The membrane lets water in. The fluid moves.',
  'Are there two ways to split a rock? Frost widens the cracks at night. Roots press the halves apart in spring.',
  'Between two and three factors matter. Light drives the growth of leaves. Water keeps the stem upright.',
])('A number that counts no parts of the paragraph makes no slide: %s', (text) => {
  expect(slidesOf(`<h2>The north</h2><p>${text}</p>`)).toEqual([])
})

test('Parts that a table of the section has as rows are left to the table', () => {
  const html = `<h2>Wind</h2><p>Wind moves particles in two ways. Sand grains jump along the surface, which is saltation. Heavy grains roll,
    which is known as surface creep.</p><table><tr><th>Way</th><th>Share</th></tr><tr><td>Saltation</td><td>60 %</td></tr>
    <tr><td>Surface creep</td><td>20 %</td></tr></table>`
  expect(slidesOf(html)).toEqual([])
})

test('Beliefs below a heading of mistakes keep their corrections', () => {
  const html = `<h2>Häufige Fehler</h2><p>Zwei Fehler kommen oft vor. Viele glauben, der Strom werde im Lämpchen verbraucht; er ist aber davor und
    dahinter gleich groß. Andere schalten das Amperemeter parallel und verursachen einen Kurzschluss.</p>`
  expect(String(pointsOf(html, 'de')[0])).toContain('davor und dahinter gleich groß')
})

test('Of circumstances whose statements lean on the sentence before, only the names are shown', () => {
  const html = `<h2>Intention</h2><p>The courts use two presumptions. In family and social matters, they presume that the parties did not intend
    to be bound. In business matters, they presume that the parties did.</p>`
  expect(pointsOf(html)).toEqual([['Family and social matters', 'Business matters']])
})

test('Parts that all begin with the same pronoun are about what the heading names', () => {
  const html = `<h2>水循环的意义</h2><p>水循环有四个方面的意义。它维持全球水的动态平衡。它使淡水资源不断更新。它调节各地的热量和水分。它塑造地表形态。</p>`
  expect(pointsOf(html, 'zh')[0]).toHaveLength(4)
})

test('Arabic counts two kinds without a number', () => {
  const html = `<h2>أنواع الهضم</h2><p>للهضم نوعان. الهضم الميكانيكي يقطع الطعام إلى قطع صغيرة دون أن يغير تركيبه. الهضم الكيميائي يحول الجزيئات
    الكبيرة إلى جزيئات صغيرة بمساعدة الإنزيمات.</p>`
  expect(pointsOf(html, 'ar')[0]).toHaveLength(2)
})

test('A sentence within a paragraph counts parts that open in one form', () => {
  const html = `<h2>Changing a list</h2><p>Lists are mutable, so they can be changed in place. There are three ways to add values. The method
    append adds one value at the end. The method insert adds a value at a given position. The method extend adds all values of another list.
    Use remove to delete a value.</p>`
  expect(pointsOf(html)[0]).toHaveLength(3)
})
