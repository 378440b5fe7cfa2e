import { expect, test } from 'vitest'
import type { SlideDraft } from '../../../drafts/slideshow-draft.ts'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function slidesOf(title: string, html: string, language = 'en'): Promise<readonly SlideDraft[]> {
  const page = readPage({ title, html, language })
  return (await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })).slides
}

const titled = (slides: readonly SlideDraft[], title: string) =>
  slides.find(({ content }) => content['slide_title'] === title)

const demands = `<h2>What they demanded</h2><p>In 1819 Manchester had about 100,000 inhabitants and no member of parliament of its own.
  The Corn Laws of 1815 kept out cheap grain and so made bread dear. Reformers therefore asked for a vote for all men and an end of
  the Corn Laws.</p>`
const day = `<h2>The day itself</h2><p>On 16 August about 60,000 people came to hear the orator Henry Hunt. The magistrates feared a riot
  and ordered his arrest. The yeomanry struck with their sabres when the crowd closed around them. Eighteen people died and some
  650 were injured.</p><p>Samuel Bamford, a weaver from Middleton, remembered the field afterwards:</p>
  <blockquote><p>The field was left an open and almost deserted space.</p></blockquote>`
const replies = `<h2>Replies</h2><p>The government thanked the magistrates and passed the Six Acts, which banned large meetings. The
  newspapers named the event Peterloo, in mockery of Waterloo, and the Manchester Guardian was founded. Percy Shelley wrote a poem in
  Italy, which was not printed until 1832. Its last lines have become a slogan:</p>
  <blockquote><p>Rise like lions after slumber, in unvanquishable number.</p></blockquote>`

test('the first section of a page without an introduction has a slide of its own', async () => {
  const slides = await slidesOf('The Peterloo Massacre', demands + day + replies)
  expect(slides[0]?.audio_script).not.toContain('Corn Laws')
  expect(titled(slides, 'What they demanded')?.audio_script).toContain('Corn Laws')
})

test('a quotation keeps the sentence that leads to it, and the section around it has a slide of text', async () => {
  const slides = await slidesOf('The Peterloo Massacre', demands + day + replies)
  const quotes = slides.filter(({ slide_type }) => slide_type === 'quote')
  expect(quotes.map(({ audio_script }) => audio_script)).toEqual([
    expect.stringMatching(/^Samuel Bamford, .* remembered the field afterwards: The field was left/),
    expect.stringMatching(/^Percy Shelley wrote a poem in Italy.* slogan: Rise like lions/),
  ])
  expect(quotes[0]?.content['slide_title']).toBe('Samuel Bamford')
  expect(titled(slides, 'Replies')?.slide_type).not.toBe('quote')
})

test('each section of a short page has a slide, also beside a section with two tables', async () => {
  const section = (title: string, text: string) => `<h2>${title}</h2><p>${text}</p>`
  const table = (name: string, first: string, second: string) =>
    `<table><caption>${name}</caption><tr><th>Place</th><th>Rank</th></tr><tr><td>${first}</td><td>deep</td></tr>
     <tr><td>${second}</td><td>shallow</td></tr><tr><td>Other</td><td>flat</td></tr></table>`
  const html = [
    section('Plates', 'The crust of the earth consists of plates. Plates move by some centimetres a year.'),
    section(
      'Borders',
      'At some borders plates move apart. At other borders plates collide and fold mountains.',
    ),
    section('Magma', 'Magma is lighter than the rock around it. Gas in the magma makes an eruption violent.'),
    section(
      'Waves',
      'An earthquake sends waves through the ground. The waves are measured by seismographs.',
    ) +
      table('Trenches', 'Mariana', 'Java') +
      table('Seas', 'Coral', 'North'),
    section(
      'Shelter',
      'A solid table protects against falling objects. Lifts are dangerous during an earthquake.',
    ),
  ].join('')
  const titles = (await slidesOf('Earthquakes', html)).map(({ content }) => content['slide_title'])
  for (const title of ['Plates', 'Borders', 'Magma', 'Shelter', 'Trenches', 'Seas'])
    expect(titles).toContain(title)
})

const heart = `<p>Nach dieser Stunde</p><ul><li>können Sie die Teile des Herzens benennen,</li><li>beschreiben Sie den Weg des Blutes.</li></ul>
  <p>Das Herz eines Erwachsenen pumpt in Ruhe etwa fünf Liter Blut pro Minute.</p><h2>Aufbau des Herzens</h2><p>Das Herz ist ein hohler
  Muskel, der in zwei Hälften geteilt wird. Jede Hälfte besteht aus einem Vorhof und einer Kammer. Die Vorhöfe nehmen das Blut auf, die
  Kammern pressen es in die Arterien.</p>`

test('goals that carry on their lead stay below it, and a later list of goals is not added to them', async () => {
  const html = `${heart}<h2>Was sie lernen</h2><ul><li>Teile des Herzens</li><li>Lungen- und Körperkreislauf</li></ul>`
  const slides = await slidesOf('Der Blutkreislauf', html, 'de')
  expect(titled(slides, 'Nach dieser Stunde')?.content['bullet_points']).toEqual([
    'können Sie die Teile des Herzens benennen',
    'beschreiben Sie den Weg des Blutes',
  ])
  expect(slides.map(({ audio_script }) => audio_script).join(' ')).not.toContain(
    'Lungen- und Körperkreislauf',
  )
})

const way = [
  'Sauerstoffarmes Blut fließt in den rechten Vorhof.',
  'Von dort gelangt es in die rechte Kammer.',
  'Die rechte Kammer pumpt es in die Lunge.',
  'In der Lunge nimmt das Blut Sauerstoff auf.',
  'Durch die Venen fließt es in den linken Vorhof.',
  'Die linke Kammer presst es durch die Aorta in den Körper.',
  'Dort gibt es den Sauerstoff an die Zellen ab.',
]
const listOf = (items: readonly string[]) => `<ol>${items.map((text) => `<li>${text}</li>`).join('')}</ol>`

test('an ordered list below a heading that names a way is drawn as a process', async () => {
  const slides = await slidesOf(
    'Der Blutkreislauf',
    `${heart}<h2>Der Weg des Blutes</h2>${listOf(way)}`,
    'de',
  )
  const drawing = titled(slides, 'Der Weg des Blutes')?.drawing
  expect(drawing?.kind).toBe('process')
  expect(drawing?.rows).toHaveLength(way.length)
})

test('seven short steps are seen on one slide, and no question comes between the slides of a longer list', async () => {
  const short = await slidesOf('Der Blutkreislauf', `${heart}<h2>Stationen</h2>${listOf(way)}`, 'de')
  expect(titled(short, 'Stationen')?.content['bullet_points']).toHaveLength(7)
  const long = await slidesOf(
    'Der Blutkreislauf',
    `${heart}<h2>Stationen</h2>${listOf([...way, ...way.map((text) => `${text.slice(0, -1)} zurück.`)])}`,
    'de',
  )
  const places = long.flatMap(({ content }, at) =>
    String(content['slide_title']).startsWith('Stationen') ? [at] : [],
  )
  expect(places.length).toBeGreaterThan(1)
  expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(places.length - 1)
})

test('a procedure of a page in Chinese shows all of its steps', async () => {
  const steps = [
    '把大豆浸泡八到十二个小时',
    '加水磨成豆浆',
    '用纱布过滤，去掉豆渣',
    '把豆浆煮沸五分钟',
    '冷却到八十度，加入卤水',
    '静置十五分钟，等待凝固',
    '倒入模具，压出多余的水分',
  ]
  const html = `<p>豆腐是用大豆蛋白凝固而成的食品。它起源于中国，已有两千多年的历史。</p><h2>在家制作</h2><p>制作豆腐的关键是温度和凝固剂的用量。</p>
    ${listOf(steps.map((step) => `${step}。`))}<h2>为什么要煮沸</h2><p>生豆浆含有妨碍消化的酶抑制剂。煮沸可以破坏这些物质，因此生豆浆不能直接饮用。</p>`
  const slides = await slidesOf('豆腐的制作', html, 'zh')
  expect(titled(slides, '在家制作')?.content['bullet_points']).toEqual(steps)
})

test('an ordered list of thirty steps loses none of them', async () => {
  const steps = Array.from({ length: 30 }, (_, at) => `Turn the screw with the number ${at + 1} to the left.`)
  const html = `<p>A lock has many screws. Each of them holds one plate of the lock in its place.</p><h2>Open the lock</h2>${listOf(steps)}`
  const script = (await slidesOf('Locks', html)).map(({ audio_script }) => audio_script).join(' ')
  for (const step of steps) expect(script).toContain(step)
})

test('a section whose only short statement is a prohibition has a slide', async () => {
  const html = `<h2>Chemical burns</h2><p>Brush off dry powder first, since some powders react with water. Then rinse with plenty of water.</p>
    <h2>Electrical burns</h2><p>Do NOT touch the casualty until the power is off. Electricity often leaves a small entry wound and a small exit
    wound, but there can be serious damage in between which you can't see. It can also disturb the heart's rhythm. That's why every
    electrical burn goes to hospital, even if the casualty feels fine.</p><h2>Smoke</h2><p>Smoke inhalation is an emergency for every
    casualty in the house. A hoarse voice is a sign of smoke in the lungs of a casualty.</p>`
  const slide = titled(await slidesOf('Burns', html), 'Electrical burns')
  expect(slide?.content['slide_content']).toBe('Do NOT touch the casualty until the power is off.')
  expect(slide?.audio_script).toContain('serious damage')
})
