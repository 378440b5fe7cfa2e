import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { seriesOf } from '../material/series.ts'
import { createOutlineWriter } from '../outline-writer.ts'

test.each([
  [
    'en',
    '<p>Rivers carry water from the mountains to the sea. Rain and melting snow feed them all year. Large rivers shape the valleys.</p>',
    'Towns grew beside rivers for two reasons. First, boats carried grain to the markets. The boats were small. Second, mills needed running water.',
    ['Boats carried grain to the markets', 'Mills needed running water'],
  ],
  [
    'pl',
    '<p>Rzeki niosą wodę z gór do morza. Deszcz i topniejący śnieg zasilają rzeki cały rok. Wielkie rzeki kształtują doliny, przez które płyną od tysięcy lat.</p>',
    'Miasta rosły nad rzekami z dwóch powodów. Po pierwsze, łodzie woziły zboże na targi. Po drugie, młyny potrzebowały płynącej wody.',
    ['Łodzie woziły zboże na targi', 'Młyny potrzebowały płynącej wody'],
  ],
  [
    'es',
    '<p>Los ríos llevan agua de las montañas al mar. La lluvia y la nieve alimentan los ríos. Los grandes ríos forman los valles.</p>',
    'Las ciudades crecieron junto a los ríos por dos razones. En primer lugar, los barcos llevaban grano a los mercados. En segundo lugar, los molinos necesitaban agua corriente.',
    ['Los barcos llevaban grano a los mercados', 'Los molinos necesitaban agua corriente'],
  ],
])('(%s) a series in prose becomes points, and is spoken whole', async (language, intro, series, points) => {
  const page = readPage({ title: 'Rivers', html: `${intro}<h2>Towns</h2><p>${series}</p>`, language })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const slide = slides.find(({ content }) => JSON.stringify(content).includes(points[0] ?? ''))
  expect(slide?.content['bullet_points']).toEqual(points)
  for (const sentence of series.split(/(?<=\.)\s/).filter((one) => !/small/.test(one)))
    expect(slide?.audio_script).toContain(sentence)
})

test.each([
  [
    'en',
    'The rate depends on three factors. The first is the intensity of light: the more light, the faster the plant works. The second is the concentration of carbon dioxide, so some farmers add this gas to greenhouses. The third factor is that warm leaves work faster.',
    ['The intensity of light', 'The concentration of carbon dioxide', 'Warm leaves work faster'],
  ],
  [
    'es',
    'La velocidad depende de tres factores. El primero es la intensidad de la luz: a más luz, más rápido trabaja la planta. El segundo es la concentración de dióxido de carbono. El tercero es la temperatura: por encima de 40 °C las enzimas se estropean.',
    ['La intensidad de la luz', 'La concentración de dióxido de carbono', 'La temperatura'],
  ],
  [
    'de',
    'Die Geschwindigkeit hängt von zwei Faktoren ab. Der erste ist die Stärke des Lichts auf den Blättern. Der zweite ist der Gehalt der Luft an Kohlendioxid.',
    ['Die Stärke des Lichts auf den Blättern', 'Der Gehalt der Luft an Kohlendioxid'],
  ],
  [
    'pl',
    'Szybkość zależy od dwóch czynników. Pierwszym jest natężenie światła na liściach. Drugim jest stężenie dwutlenku węgla w powietrzu.',
    ['Natężenie światła na liściach', 'Stężenie dwutlenku węgla w powietrzu'],
  ],
  [
    'ru',
    'Скорость зависит от двух факторов. Первый — это сила света на листьях растения. Второй — концентрация углекислого газа в воздухе.',
    ['Сила света на листьях растения', 'Концентрация углекислого газа в воздухе'],
  ],
  [
    'zh',
    '光合作用的速度取决于两个因素。第一个因素是叶片上的光照强度。第二个因素是空气中的二氧化碳浓度。',
    ['叶片上的光照强度', '空气中的二氧化碳浓度'],
  ],
  [
    'ar',
    'تعتمد السرعة على عاملين مهمين. الأول هو شدة الضوء على أوراق النبات. الثاني هو تركيز ثاني أكسيد الكربون في الهواء.',
    ['شدة الضوء على أوراق النبات', 'تركيز ثاني أكسيد الكربون في الهواء'],
  ],
])('(%s) the points of a series are what its members are', (language, text, points) => {
  const page = readPage({ title: 'Plants', html: `<h2>Speed</h2><p>${text}</p>`, language })
  const { lexicon, sentences } = prepareMaterial(page)
  expect(seriesOf(sentences, lexicon).map((series) => series.points)).toEqual([points])
})

test.each([
  [
    'en',
    'There are three ways. The first way: lubrication, which separates the surfaces with a film of oil. The second way: bearings, which replace sliding with rolling. The third way: polishing of the surfaces.',
    'Lubrication, which separates the surfaces with a film of oil',
  ],
  [
    'ru',
    'Есть три способа. Первый способ: смазка, которая разделяет поверхности. Второй способ: подшипники, которые заменяют скольжение. Третий способ: шлифовка поверхностей.',
    'Смазка, которая разделяет поверхности',
  ],
])('(%s) a place before a colon is no name of its member', (language, series, point) => {
  const page = readPage({ title: 'Friction', html: `<p>${series}</p>`, language })
  const { sections, lexicon } = prepareMaterial(page)
  const sentences = sections.flatMap(({ units }) => units.flatMap((unit) => unit.sentences))
  expect(seriesOf(sentences, lexicon)[0]?.points[0]).toBe(point)
})
