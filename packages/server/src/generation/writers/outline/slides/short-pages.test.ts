import { describe, expect, test } from 'vitest'
import type { SlideDraft } from '../../../drafts/slideshow-draft.ts'
import { readPage } from '../../../page-reader/read-page.ts'
import { capitalised } from '../language/enumerate.ts'
import { prepareMaterial } from '../material/material.ts'
import { createOutlineWriter } from '../outline-writer.ts'
import { titleSlide } from '../planning/slideshow.ts'
import { comparisonSlides } from './comparison.ts'
import { listSlides } from './list.ts'

async function deckOf(html: string, options: { readonly minutes?: number } = {}) {
  const page = readPage({ title: 'Bread', html, language: 'en' })
  const deck = await createOutlineWriter().write('slideshow', { page, options, images: new Map() })
  return deck.slides
}

const opening = `<p>Bread needs flour, water and time. Bakers have made it for thousands of years in every part of the world.</p>
  <h2>Flour</h2><p>Flour consists mostly of starch. Its proteins form a net as soon as water reaches them, and the net holds the gas.
  Strong flour has more protein than weak flour, so its dough can rise for longer.</p>`

function scriptsOf(slides: readonly SlideDraft[]): string {
  return slides.map(({ audio_script }) => audio_script).join('\n')
}

describe('A slideshow of a short page', () => {
  test('says what refers to the formula before it', async () => {
    const slides = await deckOf(
      `${opening}<h2>Backwards</h2><p>Divide the weight of the dough by the sum of the percentages to find the flour:</p>
      <p>$$m = \\frac{1200}{1.7}$$</p><p>So you need about 706 grams of flour and 480 grams of water.</p>`,
    )
    const script = slides.find(({ content }) => content['slide_title'] === 'Backwards')?.audio_script
    expect(script).toMatch(/to find the flour: m equals .* So you need about 706 grams of flour/)
  })

  test('shows the cases that are nested in a step on a slide of their own after the steps', async () => {
    const slides = await deckOf(
      `${opening}<h2>Is it ready?</h2><ol><li>Press a finger into the dough, about a centimetre deep.</li>
      <li>Watch the dent.<ol><li>If it springs back at once, the dough needs more time.</li>
      <li>If it stays, the dough has waited too long.</li></ol></li><li>Write down the time.</li></ol>`,
    )
    const at = slides.findIndex(({ content }) => content['slide_title'] === 'Is it ready?')
    expect(slides[at]?.content['bullet_points']).toHaveLength(3)
    expect(slides[at]?.audio_script).not.toContain('If it stays')
    expect(slides[at + 1]).toMatchObject({
      content: {
        slide_title: 'Watch the dent',
        bullet_points: [
          'If it springs back at once, the dough needs more time',
          'If it stays, the dough has waited too long',
        ],
      },
      audio_script: expect.stringContaining('If it stays, the dough has waited too long.'),
    })
  })

  const stepsOfTube = [
    'Introduce yourself to the patient and explain what you will do.',
    'Clean your hands with soap for a minute.',
    'Clean the skin with alcohol for half a minute, from the middle to the sides, and let it dry in the air. Do not touch it again.',
    'Pull the skin tight with your thumb.',
    'Insert the needle slowly into the vein of the lower arm, with its flat side up, until you see blood in the chamber.',
    'Lower the angle of the needle.',
    'Slide the tube over the needle into the vein.',
    'Release the band around the arm.',
  ]

  test('shows every step of a long procedure, none by its second sentence, and says what follows after the last', async () => {
    const slides = await deckOf(
      `${opening}<h2>Inserting a tube</h2><ol>${stepsOfTube.map((step) => `<li>${step}</li>`).join('')}</ol>
      <p>If you see no blood, stop and ask a colleague who has done it before.</p>`,
    )
    const of = slides.filter(({ content }) => String(content['slide_title']).startsWith('Inserting a tube'))
    expect(of.map(({ content }) => content['slide_title'])).toEqual([
      'Inserting a tube',
      'Inserting a tube: 5–8',
    ])
    const shown = of.flatMap(({ content }) => content['bullet_points'] ?? []).flat()
    expect(shown).toHaveLength(stepsOfTube.length)
    expect(shown[2]).toBe('Clean the skin with alcohol for half a minute')
    expect(shown).not.toContain('Do not touch it again')
    expect(of[0]?.audio_script).not.toContain('If you see no blood')
  })

  test('shows a box with a label on a slide of its own', async () => {
    const slides = await deckOf(
      `${opening}<h2>Salt</h2><p>Salt slows down the yeast in the dough, so that the dough rises for longer and tastes better. Salt also makes
      the net of the dough stronger.</p><div class="alert"><p><strong>Warning:</strong> Never pour the salt onto the yeast itself. The salt draws the
      water out of the cells of the yeast, and the yeast dies.</p></div>`,
    )
    const salt = slides.filter(({ content }) => content['slide_title'] === 'Salt')
    expect(JSON.stringify(salt.map(({ content }) => content))).not.toContain('Never pour')
    expect(slides.find(({ content }) => content['slide_title'] === 'Warning')?.content['slide_content']).toBe(
      'Never pour the salt onto the yeast itself.',
    )
  })

  const measured = (kind: 'ol' | 'ul') => `${opening}<h2>Is it ready?</h2><${kind}>
    <li>Press a finger into the dough, about a centimetre deep.</li><li>Watch the dent:<ul>
    <li>If it springs back at once, the dough needs more time.</li><li>If it stays, the dough has waited too long.</li></ul></li>
    <li>Write down the time.</li></${kind}>`

  test.each([1.2, 2, 3])(
    'shows the cases of a step with the steps, and no colon without them (%d minutes)',
    async (minutes) => {
      const more = `<h2>Salt</h2><p>Salt makes the net of proteins stronger. Dough without salt rises too fast and tears. Bakers
        therefore weigh the salt with care, and they add it after the flour.</p><h2>Oven</h2><p>Steam keeps the crust soft for the first
        minutes. A soft crust lets the loaf grow. Later the dry heat makes the crust brown and gives it its taste.</p>`
      const slides = await deckOf(measured('ol') + more, { minutes })
      const steps = slides.filter(({ audio_script, content }) =>
        /Write down the time/.test(audio_script + JSON.stringify(content)),
      )
      expect(scriptsOf(slides)).toContain('If it stays, the dough has waited too long.')
      expect(steps).not.toEqual([])
      expect(JSON.stringify(steps)).not.toMatch(/dent:/)
    },
  )

  test('shows the cases of an item of a list without an order too', async () => {
    const slides = await deckOf(measured('ul'))
    expect(slides.map(({ content }) => content['slide_title'])).toContain('Watch the dent')
    expect(scriptsOf(slides)).toContain('If it stays, the dough has waited too long.')
  })

  test('says a single case with its step', async () => {
    const slides = await deckOf(
      `${opening}<h2>Is it ready?</h2><ol><li>Press a finger into the dough, about a centimetre deep.</li>
      <li>Watch the dent.<ol><li>If it stays, the dough has waited too long.</li></ol></li><li>Write down the time.</li></ol>`,
    )
    expect(scriptsOf(slides)).toContain('Watch the dent. If it stays, the dough has waited too long.')
  })

  test('numbers all steps aloud or none of them', async () => {
    const steps = [
      'Weigh the flour',
      'Warm the water',
      'Mix both',
      'Wait an hour',
      'Fold the dough',
      'Shape a ball',
    ]
    const more = ['Heat the oven', 'Bake the loaf for an hour']
    const listed = (texts: readonly string[]) =>
      texts.map((text) => `<li>${text} with great care.</li>`).join('')
    const few = await deckOf(`${opening}<h2>Steps to a loaf</h2><ol>${listed(steps.slice(0, 4))}</ol>`)
    expect(scriptsOf(few)).toContain('Fourth: Wait an hour')
    const many = await deckOf(`${opening}<h2>Steps to a loaf</h2><ol>${listed([...steps, ...more])}</ol>`)
    expect(scriptsOf(many)).toContain('Bake the loaf')
    expect(scriptsOf(many)).not.toContain('First:')
  })

  test('leads to a quotation as the page does', async () => {
    const slides = await deckOf(
      `${opening}<h2>A discovery</h2><p>In 1857 Louis Pasteur showed that yeast is alive, and he had this to say about luck:</p>
      <blockquote><p>Chance favours only the prepared mind.</p></blockquote>`,
    )
    expect(slides.find(({ slide_type }) => slide_type === 'quote')?.audio_script).toContain(
      'he had this to say about luck: Chance favours only the prepared mind.',
    )
  })

  test('shows two short lists under parallel headings side by side, and names what each is about', () => {
    const html = `<h2>Yeast or sourdough?</h2><h3>Yeast</h3><ul><li>Raises a dough in two hours.</li><li>Tastes mild.</li></ul>
      <h3>Sourdough</h3><ul><li>Raises a dough in ten hours.</li><li>Tastes sour.</li></ul>`
    const material = prepareMaterial(readPage({ title: 'Bread', html: opening + html, language: 'en' }))
    const [section] = material.sections.filter(({ title }) => title === 'Yeast or sourdough?')
    const makers = section?.units.map((unit) => ({ material, images: new Map(), section, unit })) ?? []
    expect(makers.flatMap((input) => [...comparisonSlides(input), ...listSlides(input)])).toMatchObject([
      {
        type: 'two-column',
        content: {
          slide_title: 'Yeast or sourdough?',
          column1_title: 'Yeast',
          column1_content: 'Raises a dough in two hours.\n\nTastes mild.',
          column2_title: 'Sourdough',
          column2_content: 'Raises a dough in ten hours.\n\nTastes sour.',
        },
        says: [
          'Yeast: raises a dough in two hours and tastes mild.',
          'Sourdough: raises a dough in ten hours and tastes sour.',
        ],
      },
    ])
  })

  test('says an added sentence after the item of the list that it follows on the page', async () => {
    const slides = await deckOf(
      `${opening}<h2>A starter</h2><ol><li><strong>Day 1.</strong> Stir fifty grams of flour into fifty grams of water and cover the bowl.</li>
      <li><strong>Day 2.</strong> Throw half of it away and add twenty grams of flour and of water.</li>
      <li><strong>Day 3.</strong> Feed it twice, and use it as soon as it doubles within eight hours.</li></ol>
      <p>Do not be worried if it foams on the second day and then seems dead.</p>`,
    )
    const script = slides.map(({ audio_script }) => audio_script).find((one) => one.includes('Day 3'))
    expect(script).toMatch(/doubles within eight hours\. Do not be worried/)
  })

  test('says what follows a list on the page after the list', async () => {
    const slides = await deckOf(
      `${opening}<h2>What we learn</h2><ol><li>Begin with a question.</li><li>Show every case.</li><li>Explain what does not fit.</li></ol>
      <p>Robert Koch made the bacterium known thirty years later in Berlin.</p>`,
    )
    const list = slides.find(
      ({ slide_type, audio_script }) => slide_type !== 'quiz' && audio_script.includes('every case'),
    )
    expect(list?.audio_script).toMatch(/Explain what does not fit\. Robert Koch/)
  })

  test('follows the order of the page, also if a slide lost its first sentences to another one', async () => {
    const slides = await deckOf(
      `${opening}<h2>A doctor</h2><p>John Snow suspected the water of the pump in Broad Street. He asked where each of the dead had lived.</p>
      <blockquote><p>Nearly all the deaths had taken place within a short distance of the pump.</p></blockquote>
      <p>On 8 September the handle of the pump was taken off. The epidemic was already fading, since many people had fled.</p>`,
    )
    const said = slides.map(({ audio_script }) => audio_script).join(' ')
    expect(said.indexOf('John Snow suspected')).toBeLessThan(
      said.indexOf('the handle of the pump was taken off'),
    )
  })

  test('reads a term with its meaning before it says something else about it', async () => {
    const slides = await deckOf(
      `${opening.slice(opening.indexOf('<h2>'))}<h2>At sea</h2><p>Crews without engines came home in the afternoon with the sea breeze, and sailors still use it today.
      Cities on the coast are glad of it as well, because it lowers the temperature in the hottest hours.</p>
      <h2>Words</h2><dl><dt>Sea breeze</dt><dd>wind of the day that blows from the sea towards the land</dd></dl>`,
    )
    const card = slides.find(({ slide_type }) => slide_type === 'definition')
    expect(card?.audio_script ?? '').toMatch(
      /^(?:[^.]*“Words”\. )?(?:The sea breeze|A sea breeze|The term “sea breeze”)/,
    )
  })
})

describe('A slide of a page with numbers', () => {
  test('keeps the number in the caption of a table', async () => {
    const slides = await deckOf(
      `${opening}<h2>Proof</h2><p>The dough rises faster on a warm day than on a cold one.</p>
      <table><caption>Rise of the dough on a warm day (salt 0.02)</caption><tr><th>Hours</th><th>Height (mm)</th></tr>
      <tr><td>1</td><td>30</td></tr><tr><td>2</td><td>55</td></tr><tr><td>3</td><td>70</td></tr></table>`,
    )
    const titles = slides.map(({ content }) => content['slide_title'])
    expect(titles).toContain('Rise of the dough on a warm day (salt 0.02)')
  })

  test('keeps a step with a measure, which is no number of a page', async () => {
    const slides = await deckOf(
      `${opening}<h2>Weighing</h2><ol><li>Put the bowl on the scales and wait for the zero.</li>
      <li>Read the weight to the nearest 0.05 g.</li><li>Add the water while you stir the flour.</li></ol>`,
    )
    expect(slides.map(({ audio_script }) => audio_script).join(' ')).toContain(
      'Read the weight to the nearest 0.05 g.',
    )
  })

  test('keeps the small letter of a variable', () => {
    expect(capitalised('d = 240 mm / 8')).toBe('d = 240 mm / 8')
    expect(capitalised('f(x) is positive')).toBe('f(x) is positive')
    expect(capitalised('a loaf')).toBe('A loaf')
    expect(capitalised('a (mostly) empty space')).toBe('A (mostly) empty space')
  })

  test('says a sentence without the court case that it cites', async () => {
    const slides = await deckOf(
      `${opening}<h2>Sale</h2><p>A sale by post is complete as soon as the letter is posted, even if it is late (Adams v Lindsell, 1818).
      The baker cannot take the offer back after that day.</p>`,
    )
    const scripts = slides.map(({ audio_script }) => audio_script).join(' ')
    expect(scripts).toContain('even if it is late.')
  })

  test('takes into the script of a table only the sentences that speak of what is in it', async () => {
    const slides = await deckOf(
      `${opening}<h2>Salt</h2><p>Salt slows the yeast in every dough. Bakers weigh it with care for that reason.</p>
      <table><caption>Two breads</caption><tr><th></th><th>Baguette</th><th>Ciabatta</th></tr>
      <tr><th>Crust</th><td>thin</td><td>thick</td></tr><tr><th>Crumb</th><td>even</td><td>open</td></tr>
      <tr><th>Shape</th><td>long</td><td>flat</td></tr></table>`,
    )
    const table = slides.find(({ slide_type }) => slide_type === 'table')
    expect(table?.content['row_3_col_1']).toBe('Shape')
    expect(table?.audio_script).not.toContain('Salt slows')
  })

  test('says the items of a list once and whole', async () => {
    const slides = await deckOf(
      `${opening}<h2>Steam</h2><p>Steam helps a loaf in the oven. There are three reasons:</p><ul>
      <li>Steam keeps the crust soft for the first ten minutes of the bake.</li>
      <li>Steam carries heat to every part of the loaf at once.</li>
      <li>Steam dissolves sugar on the crust, and the sugar browns it.</li></ul>`,
    )
    const script = slides.map(({ audio_script }) => audio_script).join('\n')
    for (const part of ['hree reasons', 'keeps the crust soft', 'and the sugar browns it'])
      expect(script.split(part)).toHaveLength(2)
  })

  test('says what comes after the table that opens a section, and names the only column of values once', async () => {
    const table = `<table><tr><th>Place</th><th>What it does</th></tr><tr><td>Fridge</td><td>Keeps the dough asleep</td></tr>
      <tr><td>Kitchen</td><td>Lets it rise</td></tr><tr><td>Oven</td><td>Kills the yeast</td></tr></table>`
    const scriptOf = async (more: string) => {
      const slides = await deckOf(`${opening}<h2>Heat</h2>${table}${more}`)
      return slides.find(({ slide_type }) => slide_type === 'table')?.audio_script
    }
    expect(await scriptOf('<p>A rule of thumb says that eight degrees more double the pace.</p>')).toContain(
      'A rule of thumb says',
    )
    expect(await scriptOf('')).toContain('What it does: Fridge – keeps the dough asleep')
  })

  test('opens with a scene, or a look back, that its title slide does not show', async () => {
    const sections = ['Cells', 'Heat', 'Salt', 'Water'].map(
      (
        name,
      ) => `<h2>${name}</h2><p>${name} of many kinds decide how a dough rises in the kitchen of a baker. Each baker learns about
        ${name} slowly, with many loaves. Books about ${name} fill whole shelves of the library in the old town.</p>`,
    )
    const titleOf = (start: string) => {
      const html = `<p>${start}</p>${sections.join('')}`
      return titleSlide(prepareMaterial(readPage({ title: 'How yeast works', html, language: 'en' })))
    }
    const scene = titleOf(
      'On a cold morning the bowl stands by the window, and by noon a smell fills the kitchen.',
    )
    expect(scene.says.join(' ')).toContain('On a cold morning')
    expect(scene.content['course_intro']).toBeUndefined()
    const recall = titleOf('Last week you saw how yeast works in a bowl.')
    expect(recall.says.join(' ')).toContain('Last week')
    expect(recall.content['course_intro']).toBeUndefined()
    const topic = titleOf('Yeast is a small fungus that lives on sugar.')
    expect(topic.content['course_intro']).toBe('Yeast is a small fungus that lives on sugar.')
  })

  test('shows the names of days with what is done on each', async () => {
    const slides = await deckOf(`${opening}<h2>Making a starter</h2><ol>
      <li><strong>Day 1.</strong> Stir 50 grams of flour into 50 grams of water. Cover it and leave it in a warm place.</li>
      <li><strong>Days 2 to 4.</strong> Throw half of it away and add 25 grams of flour and 25 grams of water.</li>
      <li><strong>Days 5 to 7.</strong> Feed it twice a day. It is ready when it doubles within eight hours.</li></ol>`)
    const points = slides.flatMap(({ content }) => content['bullet_points'] ?? [])
    expect(points).toContain('Day 1: Stir 50 grams of flour into 50 grams of water')
    expect(points).toContain('Days 5 to 7: Feed it twice a day')
  })
})
