import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import type { SlideDraft } from '../../../drafts/slideshow-draft.ts'
import { createOutlineWriter } from '../outline-writer.ts'

const intro = `<p>Rivers carry water from the mountains to the sea. Rain and melting snow feed the rivers all year. Large
  rivers shape the valleys through which they flow. Towns were built beside rivers because people needed water. Boats
  carried grain and timber along the great rivers of Europe for centuries.</p>`

async function slidesOf(html: string, language = 'en', title = 'Rivers'): Promise<readonly SlideDraft[]> {
  const page = readPage({ title, html, language })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  return slides
}

const scripts = (slides: readonly SlideDraft[]) => slides.map((slide) => slide.audio_script).join('\n')

test('a series is said with the sentences that explain its members, also below a remark after the ordinal', async () => {
  const slides =
    await slidesOf(`${intro}<h2>The flood</h2><p>The flood had several causes. First, heavy rain fell in the
    mountains in May. The rain lasted for eleven days. Second, engineers had straightened the river long before. Third,
    and perhaps most important, farmers had drained the marshes, because they needed fields.</p>
    <p>The damage was great. The water destroyed two bridges and a mill. Many families left the valley for good.</p>`)
  const slide = slides.find(({ audio_script }) => audio_script.includes('several causes'))
  expect(slide?.content['bullet_points']).toEqual([
    'Heavy rain fell in the mountains in May',
    'Engineers had straightened the river long before',
    'Farmers had drained the marshes, because they needed fields',
  ])
  expect(slide?.audio_script).toContain('The rain lasted for eleven days.')
})

test('the title slide does not stop before the sentence that limits its opening', async () => {
  const rest =
    'Some plants live in deserts. Their leaves are small and hard. Their roots reach deep into the ground. '
  const [title] = await slidesOf(
    `<p>Plants need the gas that they take from the air. They take it through tiny pores in their leaves. But whenever the
     pores are open, water escapes.</p><h2>Deserts</h2><p>${rest}Cacti store water in thick stems and grow slowly over many years.</p>
     <h2>Forests</h2>${intro}<h2>Coasts</h2><p>Salt harms most plants on the coast. A few kinds keep the salt out of their
     cells. Others collect it in old leaves and drop them. Grasses hold the sand of the dunes together with long roots. Wind
     carries the seeds along the shore to new places every autumn.</p>`,
    'en',
    'How plants save water',
  )
  expect(title?.audio_script).toContain('But whenever the pores are open, water escapes.')
})

test('the kinds of a thing that a sentence announces have that sentence as their title', async () => {
  const slides = await slidesOf(
    `<p>Der Leitzins ist der Zinssatz, zu dem sich Banken Geld leihen. Er beeinflusst alle anderen Zinsen.</p>
     <h2>Wie der Leitzins wirkt</h2><p>Steigt der Leitzins, werden Kredite teurer. Unternehmen investieren weniger. Die
     Nachfrage geht zurück, sodass die Preise langsamer steigen. Die Zentralbank muss deshalb früh handeln.</p>
     <p>Die Übertragung läuft über mehrere Kanäle:</p>
     <ul><li><strong>Kreditkanal</strong>: Banken verlangen von ihren Kunden höhere Zinsen und prüfen Anträge strenger.</li>
     <li><strong>Kurskanal</strong>: Höhere Zinsen ziehen fremdes Kapital an, und die Importe werden billiger.</li>
     <li><strong>Vermögenskanal</strong>: Die Kurse der Aktien sinken, sodass die Anleger weniger ausgeben.</li></ul>`,
    'de',
    'Der Leitzins',
  )
  const slide = slides.find(({ content }) => JSON.stringify(content).includes('Vermögenskanal'))
  expect(slide?.content['slide_title']).toBe('Die Übertragung läuft über mehrere Kanäle')
  expect(slide?.content['bullet_points']).toEqual([
    expect.stringMatching(/^Kreditkanal: /),
    expect.stringMatching(/^Kurskanal: /),
    expect.stringMatching(/^Vermögenskanal: /),
  ])
})

test('objectives that are mostly names are no outline of the page', async () => {
  const slides = await slidesOf(
    `<h2>Objetivos</h2><ul><li>Explicar las causas de la crisis de la Gran Colombia</li>
     <li>Describir el papel de Simón Bolívar y de Francisco de Paula Santander</li></ul>
     <h2>La crisis</h2><p>La Gran Colombia fue un Estado que existió entre 1819 y 1831. Las regiones tenían intereses
     distintos. Los caminos eran malos y las cartas tardaban un mes. Bolívar quería un gobierno fuerte. Santander defendía la
     constitución y los límites del poder.</p>`,
    'es',
    'La Gran Colombia',
  )
  expect(slides[1]?.content['slide_title']).toBe('Objetivos')
})

test('each program has the text with its names', async () => {
  const slides = await slidesOf(
    `${intro}<h2>Closing files</h2><p>The <code>finally</code> clause is executed in any case. It is the place to close files.</p>
     <pre><code>f = open("data.txt")
try:
    text = f.read()
finally:
    f.close()</code></pre>
     <p>For files, the <code>with</code> statement does the same in one line. The
     <code>with</code> statement calls a method of the file when the block is left, whatever the reason was.</p>
     <pre><code>with open("data.txt") as f:
    text = f.read()</code></pre>`,
    'en',
    'Files in Python',
  )
  const slide = slides.find(({ content }) => String(content['slide_content']).includes('with open'))
  expect(slide?.audio_script).toContain('the with statement does the same')
  const other = slides.find(({ content }) => String(content['slide_content']).includes('finally:'))
  expect(other?.audio_script).not.toContain('the with statement')
})

test('what the page says after a program is said after it', async () => {
  const slides = await slidesOf(
    `${intro}<h2>No passwords</h2><p>Edit the file <code>sshd_config</code> so that it contains this line:</p>
     <pre><code>PasswordAuthentication no</code></pre>
     <p>Check the file with <code>sshd -t</code>, then restart the service of the server with care.</p>`,
    'en',
    'Keys',
  )
  const slide = slides.find(({ content }) =>
    String(content['slide_content']).includes('PasswordAuthentication'),
  )
  expect(slide?.audio_script).toMatch(/contains this line\. The slide shows this in code\. Check the file/)
})

test('a table of code is not read aloud', async () => {
  const slides = await slidesOf(
    `${intro}<h2>Examples</h2><table><tr><th>Code</th><th>Output</th></tr>
     <tr><td><code>print("Today", sep="? ")</code></td><td><code>Today is Monday</code></td></tr>
     <tr><td><code>print("Now", end="!")</code></td><td><code>Now it is late</code></td></tr></table>`,
    'en',
    'Printing',
  )
  expect(scripts(slides)).not.toMatch(/sep=|end=/)
})
