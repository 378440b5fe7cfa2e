import { describe, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import type { SlideDraft } from '../../../drafts/slideshow-draft.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function slidesOf(html: string, title: string, language = 'en'): Promise<readonly SlideDraft[]> {
  const page = readPage({ title, html, language })
  const images = new Map([['/delta.png', '/media/1.png']])
  return (await createOutlineWriter().write('slideshow', { page, options: {}, images })).slides
}

async function titlesOf(html: string, title: string, language = 'en'): Promise<readonly string[]> {
  const slides = await slidesOf(html, title, language)
  return slides
    .map(({ content }) => content['slide_title'] ?? content['course_title'])
    .filter((one) => typeof one === 'string')
}

const rivers = [
  'Rivers carry water from the mountains to the sea. Rain and melting snow feed the rivers all year. Large rivers shape the valleys through which they flow. Towns were built beside rivers because people needed clean water. Boats carried grain and timber along the great rivers of Europe. Fishermen sold their catch at the river markets every morning. The merchants paid tolls at each bridge.',
  'Mills used the force of the stream to grind the grain of the farmers. A mill needed a weir and a steady stream. The miller closed the gates of the weir at night. Water wheels turned slowly, but their force was great. Sawmills cut the timber of the forests into planks. The owners of the mills became rich men in their towns.',
  'Floods destroyed houses and bridges in many springs. Engineers built dams against the floods in the valleys. A dam holds back the water of the melting snow. Dikes protect the fields along the lower river. The straight canals made the floods faster and higher. Cities now give the river more space again.',
]

/** Three sections in which the same heading stands above the text. */
function underSameHeading(heading: string, above: readonly string[], texts: readonly string[]): string {
  return texts.map((text, at) => `<h2>${above[at] ?? ''}</h2><h3>${heading}</h3><p>${text}</p>`).join('')
}

describe('The titles of a slideshow', () => {
  test.each([
    ['en', 'Rivers', underSameHeading('In daily life', ['Transport', 'Mills', 'Floods'], rivers)],
    [
      'pl',
      'Rzeki',
      underSameHeading(
        'Na co dzień',
        ['Transport', 'Młyny', 'Powodzie'],
        [
          'Rzeki niosą wodę z gór do morza. Deszcz i topniejący śnieg zasilają rzeki cały rok. Wielkie rzeki kształtują doliny, przez które płyną. Miasta budowano nad rzekami, ponieważ ludzie potrzebowali czystej wody. Łodzie woziły zboże i drewno po wielkich rzekach Europy. Rybacy sprzedawali ryby na targach każdego ranka. Kupcy płacili cło na każdym moście i w każdym porcie.',
          'Młyny wykorzystywały siłę strumienia do mielenia zboża. Młyn potrzebował jazu i stałego strumienia wody. Młynarz zamykał bramy jazu na noc. Koła wodne obracały się powoli, lecz ich siła była wielka. Tartaki cięły drewno z lasów na deski. Właściciele młynów stawali się bogatymi ludźmi w swoich miastach. Wiatraki stały na wzgórzach nad rzeką.',
          'Powodzie niszczyły domy i mosty każdej wiosny. Inżynierowie budowali zapory przeciw powodziom w dolinach. Zapora zatrzymuje wodę z topniejącego śniegu. Wały chronią pola nad dolną rzeką. Proste kanały przyspieszyły powodzie i podniosły ich poziom. Miasta oddają teraz rzece więcej miejsca.',
        ],
      ),
    ],
    [
      'zh',
      '河流',
      underSameHeading(
        '日常生活',
        ['运输', '磨坊', '洪水'],
        [
          '河流把水从山上带到大海。雨水和融雪全年补给河流。大河塑造了它们流经的山谷。城镇建在河边，因为人们需要干净的水。船只沿着欧洲的大河运送粮食和木材。渔民每天早晨在河边的市场卖鱼。商人在每座桥上缴纳通行费。河边的道路连接了城市和乡村。',
          '磨坊利用水流的力量磨碎粮食。磨坊需要堤坝和稳定的水流。磨坊主在夜里关闭堤坝的闸门。水车转得很慢，但力量很大。锯木厂把森林的木材锯成木板。磨坊的主人在城里成为富人。风车建在河边的小山上。磨坊的石头来自附近的山。',
          '洪水在许多春天毁坏房屋和桥梁。工程师在山谷里修建水坝防止洪水。水坝拦住融雪的水。堤防保护下游的田地。笔直的运河使洪水更快更高。城市现在给河流更多的空间。湿地可以吸收洪水的水量。居民在洪水之前得到警告。',
        ],
      ),
    ],
  ])('(%s) differ, have no number in brackets and are not cut off', async (language, title, html) => {
    const titles = (await titlesOf(html, title, language)).filter(Boolean)
    expect(titles.length).toBeGreaterThan(3)
    expect(new Set(titles.map((one) => one.toLowerCase())).size).toBe(titles.length)
    for (const one of titles) expect(one).not.toMatch(/[(（]\d+[)）]$|…$/u)
  })

  test('name a picture by the heading that its caption starts with', async () => {
    const slides = await slidesOf(
      `<p>${rivers[0]}</p><figure><img src="/delta.png" alt="Several arms of a river"><figcaption>River Delta The arms of a river deposit sand and mud before they reach the sea.</figcaption></figure>`,
      'Rivers',
    )
    const picture = slides.find(({ slide_type }) => slide_type === 'image')
    expect(picture?.content['slide_title']).toBe('River Delta')
  })

  test('name the further slide of a table by its rows', async () => {
    const row = (name: string) => `<tr><td>${name}</td><td>300 km</td></tr>`
    const titles = await titlesOf(
      `<p>${rivers[0]}</p><h2>Lengths</h2><table><tr><th>Name</th><th>Length</th></tr>${['Danube', 'Rhine', 'Elbe', 'Oder', 'Po', 'Ebro', 'Volga'].map(row).join('')}</table>`,
      'Rivers',
    )
    expect(titles).toContain('Lengths')
    expect(titles).toContain('Lengths: Po and Ebro')
  })
})

test('The first item of a list stays in the list and is not its title', async () => {
  const slides = await slidesOf(
    `${underSameHeading('Data', ['Boats'], rivers.slice(0, 1))}
    <ul><li>The list of all boats</li><li>The words of the search</li><li>The state of the box</li><li>The boats that fit</li></ul>`,
    'Rivers',
  )
  const list = slides.find(({ content }) => JSON.stringify(content).includes('The words of the search'))
  expect(list?.content['bullet_points']).toContain('The list of all boats')
  expect(list?.content['slide_title']).not.toBe('The list of all boats')
})

test('A slide is named by its content rather than by the heading of the whole page above its own', async () => {
  const html = `<h2>All about rivers</h2><h3>Towns</h3><p>${rivers.join('</p><p>')}</p><h3>Trade</h3><p>${rivers[1] ?? ''}</p>`
  const titles = await titlesOf(html, 'Rivers')
  expect(titles.filter((title) => title.startsWith('All about rivers:'))).toEqual([])
})

const leaves = `<p>In summer, leaves look green because they contain chlorophyll. Chlorophyll absorbs red and blue light and
  uses its energy to make sugar. The leaf breaks the pigment down all the time and must replace it.</p><p>In autumn the days
  become shorter and cooler, so the tree stops making chlorophyll. The green fades, and other pigments become visible:</p>
  <ul><li>Carotenoids give yellow and orange colours.</li><li>Anthocyanins give red and purple colours.</li></ul>
  <p>Carotenoids are present in the leaf all year. Anthocyanins, by contrast, are made only in autumn.</p>`

test('a list is named by the sentence that opens it, not by a detail of one of its items', async () => {
  const titles = await titlesOf(leaves, 'Why Leaves Change Colour')
  expect(titles).toContain('The green fades, and other pigments become visible')
  expect(titles).not.toContain('Carotenoids are present in the leaf all year')
})

test('a picture is not named by a sentence beside it about something else', async () => {
  const html = `<h2>Reforms</h2><p>The land reform made slow progress. The land institute had little money, so few families had
    been settled by the end of the decade. The village of Casas rose against the government, and many lives were lost. Day
    labourers felt deceived. Owners joined forces against the government, because they feared for their land.</p>
    <figure><img src="/delta.png" alt="Pupils in front of a rural school"><figcaption>Figure 1. A rural school was opened in
    every valley. Thousands of schools were opened in two years.</figcaption></figure>`
  const picture = (await slidesOf(html, 'The Republic')).find(({ slide_type }) => slide_type === 'image')
  expect(picture?.content['slide_title']).not.toMatch(/institute|land reform|labourers|Owners|Casas/)
})

test('A phrase that a slide of prose only says is not its title', async () => {
  const html = `<p>Proteins make up most of a cell. Virtually all the tasks of a cell are completed with the help of proteins, which the
    cell builds from its genes.</p><p>Whatever the process in the cell may be, it is almost sure to involve proteins. Just as the genome
    of a cell describes its full complement of genes, its proteome is its full complement of proteins.</p>
    <h2>Genes</h2><p>A gene is a part of the molecule that stores how a protein is built. Cells copy a gene before they build
    its protein. The copy leaves the nucleus through a pore.</p><h2>Copies</h2><p>An enzyme opens the double strand and reads it. Other
    enzymes check the copy for errors. A cap protects the start of the copy.</p>`
  expect(await titlesOf(html, 'Proteins')).not.toContain('Full complement')
})

test('a list of named points that needs a title of its own is not named by one of them', async () => {
  const titles = await titlesOf(
    `<p>Soil takes centuries to form and can be lost in one storm. Farmers lose a little of it every year.</p><h2>What speeds it up</h2>
    <p>We can divide the factors into two groups. Natural factors are the slope, the rain and the kind of soil. Human factors are the
    felling of trees, too many animals and ploughing down the slope.</p><ul><li><strong>Slope</strong>: water runs faster where the
    land is steep.</li><li><strong>Rain</strong>: large drops break the clods and carry fine particles away.</li>
    <li><strong>Plants</strong>: roots hold the soil, and leaves slow the drops.</li></ul><h2>Cover crops</h2><p>Cover crops protect the
    soil in winter. Rye and vetch are sown after the harvest. Their roots hold the soil until spring.</p>`,
    'Erosion',
  )
  expect(titles).not.toContain('Plants')
  expect(titles).not.toContain('Rain')
})

test('the text beside a chart keeps the heading, and the chart has the title of its numbers', async () => {
  const slides = await slidesOf(
    `<p>The monsoon brings rain to the coast every summer. Farmers wait for it, because the rice needs it.</p><h2>Four towns</h2>
    <table><tr><th>Town</th><th>Rain (mm)</th></tr><tr><td>Alba</td><td>1736</td></tr><tr><td>Brent</td><td>1269</td></tr>
    <tr><td>Corby</td><td>572</td></tr></table><p>The farther a place is from the sea, the drier are its summers and the fewer rivers cross
    it, as travellers on the old road noticed. Therefore, the monsoon decides how much water a place has.</p>`,
    'The monsoon',
  )
  const all = slides.map(({ audio_script }) => audio_script).join(' ')
  expect(all).toContain('the monsoon decides how much water a place has')
})

test('a slide below an introduction has the title of the page too', async () => {
  const titles = await titlesOf(
    `<p>In this lesson you learn about functions.</p><h2>Introduction</h2><p>Programs repeat themselves. A function gives a name to lines of a
    program, so that they are written once. If the same ten lines stand in five places, a mistake has to be corrected five times.</p>
    <h2>Defining a function</h2><p>A function is defined with a keyword, followed by its name and its parameters. The lines of the function
    are indented. The keyword return ends the function and hands a value back to the caller.</p>`,
    'Functions',
  )
  expect(titles).toContain('Functions: Introduction')
})

test('The steps after a definition are a slide with its name', async () => {
  const html = `<h2>Why a canal?</h2><p>The roads over the mountains were steep and muddy. Farmers sent their grain down the river to the south.</p>
    <h2>How it was built</h2><p>Work began in July near the town of Rome. There were no trained engineers in the country, so the builders learned
    as they worked. They invented a machine with which one man could pull down a tree.</p><p>The builders crossed the hills with 83 locks. A lock is a chamber with gates at both ends, in which a boat is raised or lowered.</p>
    <ol><li>The boat enters the chamber through the lower gate.</li><li>The lower gate is closed.</li><li>Water flows in until it reaches the upper
    level.</li><li>The upper gate opens and the boat leaves.</li></ol>
    <p>Most of the work was done by hand. About 9,000 immigrants dug the canal with shovels for 80 cents a day. In the swamps of the west a
    thousand men fell ill with malaria in a single summer.</p>`
  const slides = await slidesOf(html, 'The Erie Canal')
  const steps = slides.find(({ content }) => content['slide_title'] === 'Lock')
  expect(steps?.content['bullet_points']).toHaveLength(4)
  expect(steps?.audio_script).toContain('A lock is a chamber')
})

test('A list of named things is not named by a term of another list', async () => {
  const html = `<h2>Texture</h2><p>The texture of soil depends on its grains:</p><ul><li><strong>Sand</strong>: grains that let the water through at once.</li>
    <li><strong>Clay</strong>: grains so fine that they hold the water back.</li></ul>
    <h2>Horizons</h2><p>Each layer of soil is called a horizon. All horizons together are called the profile of a soil.</p>
    <ul><li><strong>Horizon A</strong>: dark layer above the clay, with many roots.</li><li><strong>Horizon B</strong>: layer in which clay
    and salts gather.</li><li><strong>Horizon C</strong>: broken rock with clay in its cracks.</li></ul>`
  expect(await titlesOf(html, 'Soil')).not.toContain('Clay')
})

test('a list keeps the heading if the slide before it has a title of its own', async () => {
  const html = `<h2>Volcanoes</h2><p>A volcano is an opening through which hot rock comes out of the ground. Most of them lie at the edges of plates.</p>
    <h2>Protection</h2><p>An eruption cannot be prevented. It can often be forecast by measuring gases. Ask yourself three questions before a journey. Is the volcano active? Has there been a warning? Which road leads out of the valley?</p>
    <ul><li>Follow the warnings of the authorities.</li><li>Keep away from valleys below the volcano.</li><li>Wear a mask when ash falls from the sky.</li></ul>`
  const page = readPage({ title: 'Eruptions', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const list = slides.find(({ content }) => String(content['bullet_points']).includes('Keep away'))
  const questions = slides.find(({ content }) => String(content['bullet_points']).includes('Has there been'))
  expect(list?.content['slide_title']).toBe('Protection')
  expect(questions?.content['slide_title']).toBe('Ask yourself three questions before a journey')
})

test('A table of several rows below a used heading is named by its columns of words', async () => {
  const html = `<h2>Por qué tiembla la tierra</h2><p>La corteza terrestre está dividida en placas que se mueven unos pocos centímetros al año. Cuando dos placas se traban, la roca se deforma y acumula energía. Tarde o temprano la roca se rompe y libera de golpe esa energía en forma de ondas.</p>
    <h2>Cómo se mide un terremoto</h2><p>La magnitud indica la energía liberada y es única para cada terremoto. La intensidad, en cambio, describe los efectos en un lugar concreto y disminuye con la distancia. Cada grado de magnitud equivale a unas 32 veces más energía que el anterior.</p>
    <p>Los sismógrafos registran el movimiento del suelo en tres direcciones. Con los registros de varias estaciones se calcula dónde empezó la rotura. La distancia se deduce del retraso entre las primeras ondas y las segundas. Tres estaciones bastan para situar el epicentro en un mapa.</p>
    <table><tr><th>Magnitud</th><th>Efectos</th><th>Número al año</th></tr><tr><td>Menos de 3</td><td>Casi nadie lo nota</td><td>1 000 000</td></tr>
    <tr><td>De 4 a 5</td><td>Se mueven los objetos</td><td>10 000</td></tr><tr><td>De 6 a 7</td><td>Daños en edificios débiles</td><td>120</td></tr></table>`
  const titles = await titlesOf(html, 'Los terremotos', 'es')
  expect(titles).toContain('Cómo se mide un terremoto: Efectos y número al año')
})

test('a table below a heading that another slide has is shown, also if the heading seems to point back', async () => {
  const text =
    '<p>Light energy splits water molecules into oxygen, protons and electrons in the membranes of the leaf. The oxygen leaves the leaf through small pores as a by-product. The energy is stored in two molecules, ATP and NADPH.</p><p>Carbon dioxide enters the leaf and becomes sugar in the Calvin cycle. Three turns of the cycle fix three molecules of carbon dioxide. The sugar feeds the whole plant and is stored as starch in its roots.</p>'
  const table =
    '<table><tr><th></th><th>Light reactions</th><th>Calvin cycle</th></tr><tr><th>Place</th><td>Membranes</td><td>Stroma</td></tr><tr><th>Inputs</th><td>Water</td><td>Carbon dioxide</td></tr><tr><th>Outputs</th><td>Oxygen</td><td>Sugar</td></tr></table>'
  const slides = await slidesOf(
    `<h2>In daily life</h2><p>${rivers[0] ?? ''}</p><h2>The two stages</h2>${text}${table}<h2>Mills</h2><p>${rivers[1] ?? ''}</p>`,
    'Photosynthesis',
  )
  expect(slides.map(({ content }) => content['slide_title'])).toContain(
    'The two stages: Light reactions and Calvin cycle',
  )
})

test.each([
  [
    'Amira’s first loaf came out with a dense, gummy line along the bottom. She had used good flour and kneaded for ten minutes, but her kitchen was at 16 °C and she baked after one hour because the recipe said so. The dough was under-proved: recipes give times for a warm kitchen. Go by the dough, not by the clock.',
    'Amira’s first loaf',
  ],
  [
    'Mrs Lopez has a loaf with a dense, gummy line along the bottom. She had used good flour and kneaded for ten minutes, but her kitchen was at 16 °C and she baked after one hour because the recipe said so. The dough was under-proved: recipes give times for a warm kitchen. Go by the dough, not by the clock.',
    'Mrs Lopez',
  ],
])('a slide about the case of a person is titled by the person: %s', async (text, title) => {
  const tests = `<h2>Is it ready? The finger test</h2><ol><li>Flour one finger.</li><li>Press it about 2 cm into the dough and take it out.</li><li>Watch the dent for five seconds.</li></ol>
    <ul><li><strong>Springs back at once:</strong> under-proved. Give it another 15 minutes.</li><li><strong>Fills slowly, leaves a small dent:</strong> ready for the oven.</li><li><strong>Does not fill at all:</strong> over-proved. Knock it back, shape it again and let it rise for half the time.</li></ul>`
  const titles = await titlesOf(
    `<h2>Rivers</h2><p>${rivers[0] ?? ''}</p>${tests}<p>${text}</p><h2>Mills</h2><p>${rivers[1] ?? ''}</p>`,
    'Why dough rises',
  )
  expect(titles).toContain(title)
})
