import { spokenMinutes } from '@lectern/domain/narration/script-statistics.ts'
import { describe, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import type { StructuredPage } from '../../../page.ts'
import type { SlideDraft } from '../../../drafts/slideshow-draft.ts'
import { prepareMaterial } from '../material/material.ts'
import { createOutlineWriter } from '../outline-writer.ts'

const subjects = ['boats', 'mills', 'dams', 'ports', 'weirs', 'tolls', 'dikes', 'wells', 'locks', 'ferries']

/** A section of about a hundred words. */
function sectionAbout(subject: string): string {
  const said = [
    `Old towns beside the great rivers depended on their ${subject} for many centuries.`,
    `Skilled builders improved the ${subject} with timber from the northern forests.`,
    `Wealthy merchants paid high taxes so that the ${subject} stayed in good repair.`,
    `Heavy floods in spring often damaged the ${subject} along the lower valley.`,
    `Modern engineers have measured the remaining ${subject} with new instruments.`,
    `Visitors from distant countries described the ${subject} in their letters home.`,
    `Children of the town learned to draw the ${subject} in the village school.`,
    `The council kept long lists of all ${subject} in its archive.`,
  ]
  return `<h2>About ${subject}</h2><p>${said.slice(0, 4).join(' ')}</p><p>${said.slice(4).join(' ')}</p>`
}

function pageAbout(names: readonly string[]): StructuredPage {
  return readPage({ title: 'Rivers', html: names.map(sectionAbout).join(''), language: 'en' })
}

async function slidesOf(page: StructuredPage, minutes?: number): Promise<readonly SlideDraft[]> {
  const options = minutes === undefined ? {} : { minutes }
  return (await createOutlineWriter().write('slideshow', { page, options, images: new Map() })).slides
}

function minutesOf(slides: readonly SlideDraft[]): number {
  return spokenMinutes(slides.map(({ audio_script }) => audio_script).join(' '))
}

describe('The plan of a slideshow', () => {
  test.each([2, 3, 5, 6])('takes %i minutes, if the author sets that', async (minutes) => {
    const slides = await slidesOf(pageAbout(subjects), minutes)
    expect(Math.abs(minutesOf(slides) - minutes)).toBeLessThanOrEqual(0.1 * minutes)
  })

  test('has a slide for every section of a long page, in the order of the page', async () => {
    const slides = await slidesOf(pageAbout(subjects))
    const titles = slides.flatMap(({ content }) => content['slide_title'] ?? [])
    const headings = subjects.map((subject) => `About ${subject}`)
    expect(titles.filter((title) => headings.some((heading) => heading === title))).toEqual(headings)
  })

  test('takes longer for a page with more text', async () => {
    const [short, long] = [
      await slidesOf(pageAbout(subjects.slice(0, 4))),
      await slidesOf(pageAbout(subjects)),
    ]
    expect(minutesOf(long)).toBeGreaterThan(minutesOf(short) * 1.4)
  })

  test('defines a term once, below the heading about it, also if its words have other endings there', async () => {
    const page = readPage({
      title: 'Gospodarka',
      language: 'pl',
      html: `<p>Gospodarka każdego kraju zależy od pracy ludzi i od wymiany towarów między regionami. Ludzie wymieniają towary od tysięcy lat.</p>
        <h2>Specjalizacja</h2><p>Adam Smith opisał ideę podziału pracy w swojej książce. Dzięki podziałowi pracy robotnicy wytwarzają więcej szpilek. Każdy robotnik wykonuje jedną czynność i robi to coraz szybciej.</p>
        <h2>Handel</h2><p>Handel łączy odległe regiony i kraje świata. Kupcy przewożą towary drogami i morzem. Gdzie jest podział pracy, tam ludzie muszą wymieniać towary na targach.</p>
        <h2>Słowniczek</h2><dl><dt>podział pracy</dt><dd>organizacja produkcji, w której każdy wykonuje jedno zadanie</dd></dl>`,
    })
    const slides = await slidesOf(page)
    const cards = slides.filter(({ content }) => content['term'] !== undefined)
    expect(cards).toHaveLength(1)
    const at = (title: string) => slides.findIndex(({ content }) => content['slide_title'] === title)
    const card = slides.findIndex(({ content }) => content['term'] !== undefined)
    expect(card).toBeGreaterThanOrEqual(Math.max(1, at('Specjalizacja') - 1))
    expect(card).toBeLessThan(at('Handel'))
  })

  test('says no sentence twice that can be left out', async () => {
    const slides = await slidesOf(pageAbout(subjects.slice(0, 3)))
    const before = slides.filter(({ slide_type }) => slide_type !== 'summary' && slide_type !== 'quiz')
    const said = before.flatMap(({ audio_script }) => audio_script.split(/(?<=\.)\s/))
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([])
  })
})

describe('An objective', () => {
  const goal = 'Describe how floods damaged the locks along the valley'
  const html = `<h2>Learning objectives</h2><ul><li>${goal}</li><li>Explain how merchants paid taxes</li></ul>${subjects.map(sectionAbout).join('')}`

  test('is answered by the slides if the page answers it', async () => {
    const page = readPage({ title: 'Rivers', html, language: 'en' })
    const slides = await slidesOf(page)
    const scripts = slides.slice(2).map(({ audio_script }) => audio_script)
    expect(scripts.join(' ')).toContain('damaged the locks along the lower valley')
  })

  test('is no item of a list that a sentence opens', () => {
    const states = '<ul><li>solid ice</li><li>liquid water</li></ul><h2>Rivers</h2><p>Rivers carry sand.</p>'
    const goalsAfter = (before: string) =>
      prepareMaterial(readPage({ title: 'Water', html: `<p>${before}</p>${states}`, language: 'en' })).goals
    expect(goalsAfter('Water has three states:')).toBeUndefined()
    expect(goalsAfter('Water is everywhere on earth.')?.items).toEqual(['solid ice', 'liquid water'])
  })
})

describe('The summary of a slideshow', () => {
  test('has a point about each section, which a slide said before', async () => {
    const names = subjects.slice(0, 4)
    const slides = await slidesOf(pageAbout(names), 4)
    const summary = slides.at(-1)?.audio_script ?? ''
    for (const name of names) expect(summary).toContain(name)
    const said = slides.slice(0, -1).map(({ audio_script }) => audio_script)
    const points = String(slides.at(-1)?.content['summary_text']).split('\n')
    const bare = said
      .join(' ')
      .replaceAll(/\bthe\s/giu, '')
      .toLowerCase()
    expect(points.length, 'at least half of the points').toBeGreaterThanOrEqual(names.length / 2)
    for (const point of points)
      expect(bare).toContain(
        point
          .replace(/\.$/, '')
          .replaceAll(/\bthe\s/giu, '')
          .toLowerCase(),
      )
  })

  test('says the sentence that explains a short point, which the slide shows alone', async () => {
    const section = (title: string, text: string) => `<h2>${title}</h2><p>${text}</p>`
    const html =
      section(
        'Water',
        'Water wakes up everything else. It dissolves the salt and carries food to the yeast.',
      ) +
      section('Salt', 'Salt does more than season. It tightens the strands and slows the yeast a little.') +
      section(
        'Flour',
        'Flour consists mostly of starch. Come back to this page for the names of its parts.',
      ) +
      section('Yeast', 'Yeast eats sugar in the dark. It gives off a gas that lifts the whole dough.')
    const last = (await slidesOf(readPage({ title: 'Bread', html, language: 'en' }), 3)).at(-1)
    expect(last?.content['summary_text']).toContain('Salt does more than season.')
    expect(last?.content['summary_text']).not.toContain('tightens')
    expect(last?.audio_script).toContain(
      'Salt does more than season. It tightens the strands and slows the yeast a little.',
    )
    expect(last?.audio_script).not.toContain('Come back')
  })

  test('begins with the box in which the page sums itself up, says no more than its length allows, and nothing twice', async () => {
    const box = `<div class="note"><p><strong>In short:</strong> Wealthy merchants paid high taxes. Floods damaged the boats. Builders improved the dams.</p></div>`
    const html = `${['boats', 'mills', 'dams'].map(sectionAbout).join('')}${box}`
    const slides = await slidesOf(readPage({ title: 'Rivers', html, language: 'en' }), 2)
    const summary = slides.at(-1)?.audio_script ?? ''
    expect(summary).toMatch(/^Let us sum up\. Wealthy merchants paid high taxes\. Floods damaged the boats\./)
    expect(summary.split('merchants paid')).toHaveLength(2)
    const scripts = slides.slice(0, -1).map(({ audio_script }) => audio_script)
    expect(scripts.join(' ')).not.toContain('In short')
  })

  test('leaves out examples, and what the page says in its own summary but no slide says', async () => {
    const html = `${['boats', 'mills', 'dams'].map(sectionAbout).join('')}<h2>Summary</h2><p>Astronauts photographed glaciers from orbital stations. Wealthy merchants paid taxes so that boats stayed in repair.</p>`
    const slides = await slidesOf(readPage({ title: 'Rivers', html, language: 'en' }))
    expect(slides.at(-1)?.audio_script).not.toContain('Astronauts')
    expect(slides.at(-1)?.audio_script).not.toContain('For example')
  })
})

test('a picture that says the first sentences of its part comes before the slide that says the others', async () => {
  const html = `<h2>折射</h2><p>光从一种介质斜射入另一种介质时传播方向会改变，这种现象叫做折射。光从空气射入水中时，折射角小于入射角。当光垂直射向界面时，传播方向不变。</p>
    <h2>全反射的应用</h2><p>光导纤维利用全反射传输信息。光纤的内芯折射率较大，外套折射率较小，光在内芯和外套的界面上不断发生全反射，从一端传到另一端。因为光在传输中损失很小，所以一根光纤可以把信号传到几十公里以外。医生用内窥镜观察人体内部，内窥镜中也有光纤。金刚石的临界角只有24.4度，光在里面多次全反射，因此它格外闪亮。</p>
    <figure><img src="/g.png" alt="光在光纤中多次全反射的示意图"><figcaption>图1 光在光纤中传播。光线在界面上不断发生全反射。</figcaption></figure>`
  const page = readPage({ title: '光', html, language: 'zh' })
  const images = new Map([['/g.png', '/media/1.png']])
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images })
  const at = (text: string) => slides.findIndex(({ audio_script }) => audio_script.includes(text))
  expect(at('光导纤维利用全反射传输信息')).toBeGreaterThan(0)
  expect(at('金刚石的临界角')).toBeGreaterThan(at('光导纤维利用全反射传输信息'))
})

test('explains a term of the glossary where a script uses it, not on a slide that is only read aloud', async () => {
  const page = readPage({
    title: 'Active transport',
    language: 'en',
    html: `<h2>The pump</h2><p>The pump of a cell moves three ions out and two ions in. It therefore builds an electrical gradient across the
      membrane. Pumps are found in the membranes of nerve cells and of muscles.</p><h2>An illness</h2><p>Cystic fibrosis is an illness of the
      lungs that thousands of people have from birth. Thick mucus blocks the airways of the patients.</p>
      <h2>Glossary</h2><dl><dt>electrical gradient</dt><dd>difference in charge between two regions</dd></dl>`,
  })
  const slides = await slidesOf(page)
  expect(slides.map(({ content }) => content['term'])).not.toContain('Electrical gradient')
  const pump = slides.find(({ content }) => content['slide_title'] === 'The pump')
  expect(pump?.audio_script).toContain(
    'An electrical gradient is a difference in charge between two regions.',
  )
})
