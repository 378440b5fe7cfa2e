import { describe, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { pointOf, suitability } from '../slides/points.ts'

async function summaryOf(html: string, title: string, language = 'en'): Promise<string> {
  const page = readPage({ title, html, language })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  return slides.find(({ slide_type }) => slide_type === 'summary')?.audio_script ?? ''
}

const root = `<h2>Wurzel</h2><p>Wasser gelangt durch Osmose in die Haare der Wurzel. Die Konzentration der Salze in der Zelle muss dafür höher
  sein als im Boden. Bei versalzten Böden vertrocknet die Pflanze, obwohl der Boden nass ist.</p>`
const leaf = `<h2>Blätter</h2><p>Rund 95 % des Wassers verdunsten durch die Spaltöffnungen der Blätter. Zwei Schließzellen regeln die Weite der
  Öffnung. Bei Trockenheit schließen sie den Spalt, und die Pflanze spart Wasser.</p>`

test('A list of names with their meanings is summed up by its introduction and its names', async () => {
  const forces = `<h2>Transport</h2><p>Drei Kräfte wirken zusammen:</p><ol><li><strong>Transpirationssog</strong>: Die Verdunstung an den
    Blättern erzeugt einen Unterdruck, der das Wasser nach oben zieht.</li><li><strong>Kohäsion</strong>: Wassermoleküle haften durch
    Wasserstoffbrücken aneinander, sodass der Wasserfaden nicht abreißt.</li><li><strong>Adhäsion</strong>: Wassermoleküle haften an
    den Wänden der Gefäße.</li></ol><p>Reißt ein Wasserfaden, so entsteht eine Luftblase, die das Gefäß verstopft.</p>`
  const summary = await summaryOf(root + forces + leaf, 'Wasser in Pflanzen', 'de')
  expect(summary).toContain('Drei Kräfte wirken zusammen: Transpirationssog, Kohäsion und Adhäsion.')
})

test('One step of a procedure does not sum it up', async () => {
  const steps = [
    "Wash your hands and check the patient's name band against the chart",
    'Measure capillary blood glucose no more than 15 minutes before the dose',
    'Draw up the dose with an insulin syringe, never with an ordinary syringe',
    'Choose a site and check that it is free of lumps, scars and bruises',
    'Pinch a fold of skin and insert the needle at 90 degrees',
    'Inject slowly and count to ten before you withdraw the needle',
    'Record the dose, the site and the time',
  ]
  const list = `<h2>Procedure</h2><ol>${steps.map((text) => `<li>${text}.</li>`).join('')}</ol>`
  const types = `<h2>Types</h2><p>Rapid insulin is given with the meal. Slow insulin is given at the same time each day, because it
    covers the need of the body at rest. Both are kept cold in the pharmacy.</p>`
  const sites = `<h2>Sites</h2><p>The abdomen absorbs insulin fastest. The thigh absorbs it slowest. Repeated injection into one spot causes a
    soft swelling, so the nurse moves to another site each time.</p>`
  const storage = `<h2>Storage</h2><p>Insulin loses its effect in the heat. A pen in use is kept at room temperature for four weeks. Frozen insulin
    is thrown away, because its crystals no longer dissolve.</p>`
  const summary = await summaryOf(list + sites + types + storage, 'Giving insulin')
  expect(summary).not.toBe('')
  expect(summary).not.toMatch(/Wash your hands|Measure|Draw up|Choose a site|Pinch|Inject slowly|Record the/)
})

test('The definition of a thing is a better point than a rule about an exception', () => {
  const html = `<h2>When glucose is low</h2><p>Patients on the ward are measured often. Hypoglycaemia is a blood glucose below 4 mmol/L. Early signs are sweating, trembling and hunger;
    confusion follows. A patient who can swallow receives 15 grams of fast sugar, such as fruit juice. A patient who cannot swallow must
    not be given anything by mouth: call the emergency team. Patients who take beta blockers may show no trembling at all, so a reading
    is taken whenever they seem unwell.</p>`
  const material = prepareMaterial(readPage({ title: 'Giving insulin', html, language: 'en' }))
  const points = material.sentences
    .flatMap((one) => pointOf(one, material))
    .toSorted((a, b) => suitability(b, material) - suitability(a, material))
    .map(({ point }) => point)
  const placeOf = (start: string) => points.findIndex((point) => point.startsWith(start))
  expect(placeOf('Hypoglycaemia is')).toBeGreaterThanOrEqual(0)
  expect(placeOf('Hypoglycaemia is')).toBeLessThan(placeOf('Patients who take'))
})

test('The first sentence below a question sums up its part if it is understood alone', async () => {
  const why = `<h2>Warum zwei Kreisläufe?</h2><p>Der Lungenkreislauf arbeitet mit niedrigem Druck, weil die Lunge hohen Druck nicht
    aushalten würde. Deshalb ist die Wand der linken Kammer dicker als die der rechten. Fische haben nur einen Kreislauf, und ihr
    Blutdruck ist gering.</p>`
  const summary = await summaryOf(root + why + leaf, 'Kreisläufe', 'de')
  expect(summary).toContain('Der Lungenkreislauf arbeitet mit niedrigem Druck')
  expect(summary).not.toContain('Fische')
})

test('A box to remember at the end of a page is its summary, and no slide of content', async () => {
  const page = readPage({
    title: 'Wasser in Pflanzen',
    html: `${root}${leaf}<h2>Merke</h2><p>Wasser steigt in Pflanzen, weil es an den Blättern durch die Spaltöffnungen verdunstet.</p>`,
    language: 'de',
  })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  expect(slides.map(({ content }) => content['slide_title'])).not.toContain('Merke')
})

test('The text before the first heading of a page with two sections is no part to sum up', async () => {
  const introduction = `<p>In Zeiten der Not halfen Verwandte einander mit Futter und Decken. Verwandte Höfe lagen damals weit auseinander, und
    Boten ritten von Hof zu Hof.</p>`
  const summary = await summaryOf(introduction + root + leaf, 'Wasser in Pflanzen', 'de')
  expect(summary).not.toContain('Verwandte')
})

const inflation = `<h2>What it is</h2><p>Inflation is a rise in the general level of prices. Each unit of money buys fewer goods.</p>
  <h2>Causes</h2><p>Demand-pull inflation occurs when spending grows faster than output. If energy becomes more expensive, costs rise and firms pass
  them on to customers.</p><h2>Effects</h2><p>Inflation shifts wealth from savers to borrowers. People on fixed pensions lose as well, because their
  income does not follow the prices.</p><h2>The central bank</h2><p>A central bank fights inflation by raising its interest rates. Loans become more
  expensive, so households and firms spend less. The policy works only slowly.</p>`

test("The page's own summary is said whole, and nothing is said after it", async () => {
  const own = `<h2>Summary</h2><p>Inflation lowers the value of money and is caused by demand or by costs. It shifts wealth from savers to
    borrowers, and people on fixed pensions lose. Central banks fight it by raising interest rates, which works only slowly.</p>`
  const summary = await summaryOf(inflation + own, 'Inflation')
  expect(summary).toContain('It shifts wealth from savers to borrowers')
  expect(summary).toMatch(/which works only slowly\.$/)
  expect(summary).not.toContain('Demand-pull')
})

test('A single sentence to remember comes after the points of the other sections', async () => {
  const summary = await summaryOf(
    `${inflation}<h2>Remember</h2><p>Inflation shifts wealth from savers to borrowers.</p>`,
    'Inflation',
  )
  expect(summary).toContain('A central bank fights inflation')
  expect(summary).toMatch(/from savers to borrowers\.$/)
})

test('Each section of a short page has a point, also if two of them share most of their words', async () => {
  const summary = await summaryOf(
    `<h2>Mutualism</h2><p>In mutualism both species benefit. Bees get nectar from flowers, and the flowers are pollinated.</p>
    <h2>Commensalism</h2><p>In commensalism one species benefits, and the other is neither helped nor harmed. Barnacles on a whale are carried to food.</p>
    <h2>Parasitism</h2><p>In parasitism one species benefits, and the other is harmed. A parasite rarely kills its host, because it needs the host.</p>`,
    'Symbiosis',
  )
  for (const name of ['mutualism', 'commensalism', 'parasitism']) expect(summary).toContain(`In ${name}`)
})

test('A scene, and a view that is corrected later, are no points', async () => {
  const summary = await summaryOf(
    `<h2>A continent after the war</h2><p>Snow was falling when the carriages reached Vienna. The great powers met to redraw the map of Europe. They wanted a lasting
    peace.</p><h2>Results</h2><p>The borders of the states were drawn again. The new map of the states lasted for decades, because it kept a balance of power.</p>
    <h2>Assessment</h2><p>For decades historians condemned the peace as unjust. Later historians judged the peace more kindly, because it prevented a great war.
    The peace shows that a balance of power lasts if the loser is treated as a partner.</p>`,
    'The Congress of Vienna',
  )
  expect(summary).not.toMatch(/Snow|For decades historians/)
})

describe("The page's own summary is the summary of the deck", () => {
  const dam = `<h2>鱼嘴</h2><p>鱼嘴是修在江心的分水堤。鱼嘴把岷江分成内江和外江，内江用来灌溉。</p><h2>飞沙堰</h2><p>飞沙堰比河床高出约两米。洪水到来时，泥沙越过飞沙堰流回外江。</p>
    <h2>维护</h2><p>都江堰每年都要维护。河床挖得太浅，冬春的水就不够用。</p>`

  test('if it has two sentences, of which the second has a pronoun for the first', async () => {
    const own = '<h2>小结</h2><p>都江堰用鱼嘴分水，用飞沙堰排沙。它能长期使用，是因为每年都按原则维护。</p>'
    const summary = await summaryOf(dam + own, '都江堰', 'zh')
    expect(summary).toContain('都江堰用鱼嘴分水，用飞沙堰排沙。它能长期使用，是因为每年都按原则维护。')
    expect(summary).not.toContain('鱼嘴是修在江心的分水堤')
  })

  test('whole and in order, also if words of it are no words of the slides', async () => {
    const own = `<h2>Summary</h2><p>Inflation lowers the value of money. It was long feared as a thief of thrift. Central banks fight it by raising
      interest rates.</p>`
    expect(await summaryOf(inflation + own, 'Inflation')).toMatch(
      /Inflation lowers the value of money\. It was long feared as a thief of thrift\. Central banks fight it by raising interest rates\.$/,
    )
  })

  test('with a shortened point of each sentence on the slide', async () => {
    const own = `<h2>Summary</h2><p>Inflation was a rise in the general level of prices that came after the great war. Its strength was the fall of
      the value of money, which made every saver poorer. Central banks fought it by raising interest rates, which worked only slowly and cost many jobs.</p>`
    const page = readPage({ title: 'Inflation', html: inflation + own, language: 'en' })
    const { slides } = await createOutlineWriter().write('slideshow', {
      page,
      options: {},
      images: new Map(),
    })
    const shown = String(slides.at(-1)?.content['summary_text']).split('\n')
    expect(shown).toHaveLength(3)
  })

  test('but not if it begins with a reference to the text before it, or is about other things', async () => {
    const leaning = '<h2>Summary</h2><p>They fight it by raising rates. Loans become more expensive.</p>'
    const foreign = '<h2>Summary</h2><p>Astronauts photographed glaciers. Whales sing beneath polar ice.</p>'
    expect(await summaryOf(inflation + leaning, 'Inflation')).not.toContain('They fight it')
    expect(await summaryOf(inflation + foreign, 'Inflation')).not.toContain('Whales')
  })
})

test('A quotation is no point of a summary, and a quoted term may be in one', async () => {
  const page = (quoted: string) =>
    `${inflation}<h2>Famine</h2><p>The famine of bread in Norway ended when a chronicler wrote that ${quoted}.</p>`
  expect(await summaryOf(page('“there broke out a famine so great”'), 'Inflation')).not.toContain(
    'chronicler',
  )
  expect(await summaryOf(page('“bread” was cheap'), 'Inflation')).toContain('chronicler')
})

async function summarySlideOf(html: string, title: string, language = 'en') {
  const page = readPage({ title, html, language })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const slide = slides.find(({ slide_type }) => slide_type === 'summary')
  const text = slide?.content['summary_text']
  return { shown: (typeof text === 'string' ? text : '').split('\n'), said: slide?.audio_script ?? '' }
}

test('Questions below a heading of a summary sum up nothing', async () => {
  const review = '<h2>Review</h2><ul><li>Why is inflation measured?</li><li>When do prices rise?</li></ul>'
  const { said, shown } = await summarySlideOf(inflation + review, 'Inflation')
  expect(said).not.toBe('')
  expect([said, ...shown].join('\n')).not.toContain('?')
})

test('Each line of a summary is a statement that the script says, in the same order, and no heading', async () => {
  const names = ['Petition', 'Assembly', 'Suffrage', 'Privacy', 'Property']
  const places = ['county', 'province', 'republic', 'household', 'village']
  const section = (name: string, at: number) =>
    `<h2>${name}</h2><p>${name} is a right of all adult citizens in the ${places[at] ?? ''}, which no court may take away from them.
      Judges apply it in each ${places[at] ?? ''}. Lawyers argue about its limits every year.</p>`
  const { shown, said } = await summarySlideOf(names.map(section).join(''), 'Rights')
  expect(names.filter((name) => said.includes(name)).length).toBeGreaterThan(3)
  expect(shown.filter((line) => names.includes(line))).toEqual([])
  const found = shown.map((line) => said.indexOf(line.replace(/\.$/u, '')))
  expect(found.every((place) => place >= 0)).toBe(true)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
})

describe('A summary is made of claims', () => {
  const words = (text: string) => `<h2>Water</h2><p>${text}</p>`
  const page = (text: string) =>
    inflation + words(`${text} The water of the lakes is kept for the summer by farmers.`)

  test.each([
    ['an instruction', 'Keep the water of the lakes cool in the summer.'],
    ['a supposition about the reader', 'If we dig beside the lakes, the water of the lakes appears.'],
    ['a sentence about all of some things', 'All three have the water of the lakes in them.'],
  ])('and not of %s', async (_, text) => {
    const { said, shown } = await summarySlideOf(page(text), 'Inflation')
    expect(said).not.toBe('')
    expect([said, ...shown].join('\n')).not.toContain(text.slice(0, 20))
  })

  test('and not of a concession that the next sentence turns around', async () => {
    const { said } = await summarySlideOf(
      page('The loss of the water of lakes is slow. The problem is the drain that farmers dig.'),
      'Inflation',
    )
    expect(said).not.toContain('The loss of the water of lakes is slow')
  })

  test('and not of a sentence about the table beside it', async () => {
    const table = `<table><tr><th>Lake</th><th>Water</th></tr><tr><td>Upper</td><td>cold</td></tr><tr><td>Lower</td><td>warm</td></tr></table>`
    const { said } = await summarySlideOf(
      page('The following table shows the water of the lakes.') + table,
      'Inflation',
    )
    expect(said).not.toContain('following table')
  })

  test('and not of what happens in a case', async () => {
    const { said } = await summarySlideOf(
      `${inflation}<h2>Case: the baker</h2><p>A baker raised the price of bread in the spring of inflation. Her customers bought less bread from her.</p>`,
      'Inflation',
    )
    expect(said).not.toContain('baker')
  })
})

test('The own summary of a page has a line for each of its sentences', async () => {
  const own = `<h2>Summary</h2><p>Inflation is a rise of prices that lasts for a long time. It takes purchasing power away from people with fixed
    incomes and from savers. Central banks fight inflation with higher rates of interest.</p>`
  const { shown } = await summarySlideOf(inflation + own, 'Inflation')
  expect(shown.filter((line) => /lasts|purchasing|Central/u.test(line))).toHaveLength(3)
})

test('A case that is only supposed does not sum up its section', async () => {
  const fall = `<h2>Upadek</h2><p>Gdyby konstytucja przetrwała, państwo mogłoby odzyskać dawną siłę. Konstytucja upadła po wojnie
    z sąsiadami państwa. Wojska sąsiadów zajęły stolicę.</p>`
  const rights = `<h2>Prawa</h2><p>Konstytucja dała mieszczanom prawo do ziemi i do urzędów. Mieszczanie kupowali potem ziemię pod miastem.
    Urzędy były płatne.</p>`
  const taxes = `<h2>Podatki</h2><p>Podatki płacili wszyscy właściciele ziemi. Skarb państwa utrzymywał z nich wojsko i szkoły. Urzędnicy
    spisywali majątek co pięć lat.</p>`
  const { said } = await summarySlideOf(rights + fall + taxes, 'Konstytucja', 'pl')
  expect(said).not.toBe('')
  expect(said).not.toContain('Gdyby')
})

test('The summary shows four brief points of four sections', async () => {
  const parts = [
    'London was built mostly of timber. Warehouses along the river held oil, tallow, pitch and brandy. A strong wind blew for three days.',
    'The fire spread north into the heart of the city. Gunpowder stopped the flames on the fourth day. St Paul lost its roof of lead.',
    'A special court settled disputes between landlords and tenants. Most tenants had to pay rent for burned houses. Judges looked for what was fair.',
    'New houses had walls of brick or stone. A tax on coal paid for public buildings. The main roads became wider than before.',
  ]
  const html = parts
    .map((text, at) => `<h2>${['Timber', 'Fire', 'Court', 'Houses'][at]}</h2><p>${text}</p>`)
    .join('')
  const page = readPage({ title: 'A great fire', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const summary = slides.find(({ slide_type }) => slide_type === 'summary')
  expect(String(summary?.content['summary_text']).split('\n')).toHaveLength(4)
})

test('The script of the summary says no point that the slide does not show', async () => {
  const facts = [
    'Canals of the northern valley were dug by the owners of the mines in the dry years after the war. Labourers came for the wages.',
    'Locks lift the heavy boats of the company to the higher water of the lake in eleven minutes. Two keepers turn the gates by hand.',
    'Barges with iron hulls replaced the wooden ones of the farmers when the price of timber rose. A horse pulled each of the vessels.',
    'Tolls for each load of lime paid the wages of the clerks and the stones of the banks. Passengers travelled for a penny.',
    'Mills along the quiet stream ground the corn of nineteen parishes until steam came to the town. Millers kept a sixteenth of the flour.',
    'Harbours at both ends gave shelter to sailing ships that brought salt and slate from the coast. Cranes of oak emptied the holds.',
  ]
  const html = facts.map((fact) => `<h2>${fact.split(' ')[0] ?? ''}</h2><p>${fact}</p>`).join('')
  const page = readPage({ title: 'The valley', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const summary = slides.find(({ slide_type }) => slide_type === 'summary')
  const lines = String(summary?.content['summary_text']).split('\n')
  expect(lines.length).toBeGreaterThan(2)
  expect(summary?.audio_script.match(/[.]/gu)).toHaveLength(lines.length + 1)
})

test('Text before the first heading that is longer than the sections has a point in the summary', async () => {
  const before = `<p>The reserve of grain kept the town alive in the years of the siege. The council filled the stores each autumn with grain
    from the villages. Bakers received their share at a fixed price. The keeper of the stores wrote down each sack that left them. Rats and
    damp spoiled a tenth of the reserve each winter, so the keepers dried the floors with hot stones. Three keys opened the door, and three
    families held them. Thieves were few while the keys were apart.</p>`
  const rest = `<h2>Bread</h2><p>Bread was baked twice a week in the hall. The ovens burned straw and peat.</p>
    <h2>Water</h2><p>Water came from two wells below the tower. Guards watched them by night.</p>`
  expect(await summaryOf(before + rest, 'A town under siege')).toMatch(/grain|reserve|council|keeper/u)
})

test('A short statement that opens its section sums it up rather than a detail with a number', async () => {
  const sections = `<h2>Steam</h2><p>Steam drove the looms of a factory day and night. A single engine could run two hundred machines in one hall.</p>
    <h2>Workers</h2><p>Children were cheap. A boy of ten earned 4 shillings a week in a mill near the river. Owners sent children below the machines while these were running.</p>
    <h2>Law</h2><p>Parliament passed laws that limited the hours of work for children. Inspectors visited each factory and could fine its owner.</p>`
  const summary = await summaryOf(sections, 'The factory age')
  expect(summary).toContain('Children were cheap.')
  expect(summary).not.toContain('4 shillings')
})

test('A short opening that says nothing of its subject is no point of the summary', async () => {
  const sections = `<h2>Steam</h2><p>Steam drove the looms of a factory day and night. A single engine could run two hundred machines in one hall.</p>
    <h2>Workers</h2><p>The answer is simple. Owners sent small workers below the machines while these were running. Few of them ever went to school in those years.</p>
    <h2>Law</h2><p>Parliament passed laws that limited the hours of work for children. Inspectors visited each factory and could fine its owner.</p>`
  expect(await summaryOf(sections, 'The factory age')).not.toContain('The answer is simple')
})

test('The summary states no mistake of a list as a fact', async () => {
  const mistakes = `<h2>Häufige Fehler</h2><ul><li>Wasser steigt in der Pflanze nur in der Nacht.</li><li>Blätter nehmen das meiste Wasser
    der Pflanze auf.</li><li>Die Wurzel verdunstet das Wasser der Pflanze.</li></ul>`
  const summary = await summaryOf(root + leaf + mistakes, 'Wasser in Pflanzen', 'de')
  expect(summary).not.toMatch(/nur in der Nacht|das meiste Wasser|Die Wurzel verdunstet/u)
})

const stages = `<h2>The two stages</h2><p>Photosynthesis takes place in two stages. In the light-dependent reactions, chlorophyll absorbs light
  and uses its energy to split water. In the Calvin cycle, enzymes use that energy to build sugar from carbon dioxide.</p>`
const limits = `<h2>What limits the rate</h2><p>Three factors limit the rate of photosynthesis: light intensity, carbon dioxide concentration
  and temperature. At low light, the rate rises in step with the light. Above about 40 °C, enzymes lose their shape and the rate falls.</p>`
const place = `<h2>Where it happens</h2><p>A typical leaf cell contains about forty chloroplasts. Each of them has two membranes around it, and
  stacks of discs lie in the fluid inside. The stacks give the chloroplast a large surface for catching light.</p>`

test('Parts that a sentence announces are summed up by it and their names, and none of them alone', async () => {
  const summary = await summaryOf(stages + place + limits, 'Photosynthesis')
  expect(summary).toContain('in two stages: light-dependent reactions and Calvin cycle.')
  expect(summary).not.toContain('enzymes use that energy')
})

test('A sentence that names what it counts is a point with the names', async () => {
  expect(await summaryOf(stages + place + limits, 'Photosynthesis')).toContain(
    'Three factors limit the rate of photosynthesis: light intensity, carbon dioxide concentration and temperature.',
  )
})

test('The circumstances of what is counted are not its names', async () => {
  const intention = `<h2>Intention</h2><p>The courts use two presumptions. In family and social matters, the parties did not intend to be bound
    by their promises. In business matters, the parties did intend to be bound by them.</p>`
  expect(await summaryOf(intention + place + limits, 'Contracts')).not.toContain('presumptions: family')
})

test('The page’s own summary is said whole although one of its four sentences has words of its own', async () => {
  const own = `<h2>Summary</h2><p>Plants build sugar from carbon dioxide and light. Three factors limit the rate of photosynthesis. A leaf cell
    contains about forty chloroplasts. Farmers breed better crops.</p>`
  expect(await summaryOf(stages + place + limits + own, 'Photosynthesis')).toContain(
    'Farmers breed better crops.',
  )
})

const sizes = `<h2>Waste pipe sizes</h2><table><tr><th>Fixture</th><th>Pipe</th><th>Note</th></tr><tr><td>Washbasin</td><td>thin</td><td>short pipes only</td></tr>
  <tr><td>Shower</td><td>medium</td><td>needs a slope</td></tr><tr><td>Toilet</td><td>wide</td><td>needs a vent</td></tr></table>`
const traps = `<h2>Traps</h2><p>A trap is a bend that holds water after the fixture has drained. The water in it keeps the gas of the sewer out of
  the kitchen. A shallow trap dries out within weeks.</p>`
const vents = `<h2>Vents</h2><p>A vent lets air into the pipe behind the trap. Without air, the falling water would pull the trap empty. The vent ends
  above the roof, where the gas harms no people.</p>`
const bakery = `<h2>What happened in Leeds</h2><p>In 2019 a plumber came to a bakery in Leeds that smelled every Monday. In 2020 Dana Miller found the dry
  trap of a drain on the floor. She filled it with water, and the smell was gone.</p>`

async function linesOf(html: string) {
  const page = readPage({ title: 'Drains', html, language: 'en' })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const slide = slides.find(({ slide_type }) => slide_type === 'summary')
  return { shown: String(slide?.content['summary_text']).split('\n'), said: slide?.audio_script ?? '' }
}

test('A section that is a table is summed up by the names of its rows', async () => {
  const { shown } = await linesOf(traps + vents + sizes)
  expect(shown).toContain('Waste pipe sizes: Washbasin, Shower, and Toilet.')
})

test('No line of the summary is about a story that the page has as an example', async () => {
  const { said } = await linesOf(traps + vents + sizes + bakery)
  expect(said).not.toMatch(/Dana|Leeds/)
})

test('The script of the summary says the lines that the slide shows', async () => {
  const { shown, said } = await linesOf(traps + vents + sizes + bakery)
  for (const line of shown) expect(said).toContain(line.replace(/[.…]$/u, ''))
})

const bread = `<h2>Yeast</h2><p>Yeast is a living fungus. It feeds on the sugars of the flour and gives off gas. Cold slows it down, and heat kills it within minutes.</p>
  <h2>Gluten</h2><p>Gluten is a net of proteins. Kneading makes the net strong and elastic. A dough with little gluten tears and lets the gas out of its bubbles.</p>
  <h2>Is it ready?</h2><p>Amira’s first loaf came out with a dense line along the bottom. She had kneaded for ten minutes, but her kitchen was cold and she baked after one hour. The dough was under-proved: recipes give times for a warm kitchen. Go by the dough, not by the clock.</p>
  <h2>Salt</h2><p>Salt slows the yeast down and tightens the gluten. Without salt, a dough rises fast and tastes of nothing at all.</p>`

test('The summary has what is learnt from the story of a person, and no event of it', async () => {
  const summary = await summaryOf(bread, 'Why dough rises')
  expect(summary).toContain('Go by the dough, not by the clock.')
  expect(summary).not.toMatch(/Amira|kneaded|was under-proved/u)
})

test('The summary names the members of a list, and not the denial before its lead', async () => {
  const rights = `<h2>Rechte</h2><p>Der Käufer hat nicht sofort alle Rechte. Das Gesetz nennt eine Reihenfolge:</p><ol><li><strong>Nacherfüllung</strong>: Der Käufer verlangt Reparatur oder Ersatz der Sache.</li><li><strong>Rücktritt</strong>: Scheitert sie, so kann er das Geld zurückverlangen.</li><li><strong>Minderung</strong>: Statt zurückzutreten, kann er den Preis herabsetzen.</li></ol>`
  const summary = await summaryOf(root + rights + leaf, 'Kaufrecht', 'de')
  expect(summary).not.toContain('nicht sofort alle Rechte')
})
