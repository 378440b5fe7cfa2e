import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

test('a slide whose text is named by its heading does not repeat its title, and its script does', async () => {
  const html = `<h2>Jeziora przybrzeżne</h2>
    <p>Dawne zatoki Bałtyku zostały odcięte od morza przez piaszczyste wały usypane przez fale i prądy morskie.</p>
    <p>Podczas sztormów do tych zatok wlewa się słona woda z morza.</p>
    <h2>Jeziora rynnowe</h2>
    <p>Powstały tam, gdzie wody płynące pod lądolodem wyżłobiły głębokie rynny. Są długie, wąskie i głębokie, a ich
    brzegi są strome.</p>`
  const page = readPage({ title: 'Jeziora w Polsce', language: 'pl', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  const slide = slides.find(({ content }) => content['slide_title'] === 'Jeziora rynnowe')
  expect(slide?.content['slide_content']).toMatch(/^Powstały tam, gdzie wody płynące pod lądolodem/)
  expect(slide?.audio_script).toContain('Jeziora rynnowe: powstały tam')
})

test('the title slide does not begin after the answer to the first heading', async () => {
  const html = `<h2>Depremler neden olur?</h2><p>Yer kabuğu levha adı verilen büyük parçalardan oluşur. Levhalar yılda birkaç
    santimetre hareket eder. Levhaların kenarları sürtünme nedeniyle birbirine takılır ve kayalarda gerilme birikir. Gerilme
    kayanın dayanımını aştığında kaya kırılır ve biriken enerji dalgalar hâlinde yayılır.</p>
    <h2>Deprem dalgaları</h2><p>P dalgaları en hızlı dalgalardır ve katı, sıvı ve gaz içinde ilerler. S dalgaları daha yavaştır ve
    yalnızca katı maddelerde ilerler. Yer çekirdeğinin dış kısmından S dalgaları geçmediği için bilim insanları bu bölümün sıvı
    olduğunu anlamıştır. Dalgaların hızı kayaların yoğunluğuna bağlıdır ve derinlikle birlikte artar. Sismograf adı verilen
    aletler bu dalgaları kaydeder ve depremin yerini bulmaya yardım eder. Üç istasyonun kaydı depremin yerini bulmak için
    yeterlidir. Her istasyon kendi uzaklığını bir çember olarak çizer.</p><h2>Korunma</h2><p>Sağlam binalar depremde ayakta kalır
    ve insanları korur. Eski binaların güçlendirilmesi yeni bina yapmaktan ucuzdur. Evdeki ağır eşyalar duvara sabitlenmelidir.
    Her aile bir buluşma yeri belirlemelidir. Acil durum çantasında su, el feneri ve ilk yardım malzemesi bulunur. Okullarda
    her yıl tatbikat yapılır ve öğrenciler ne yapacaklarını öğrenir. Tatbikat yapan okullarda yaralanma daha az görülür.</p>`
  const page = readPage({ title: 'Depremler', language: 'tr', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  expect(slides[0]?.audio_script).not.toContain('Levhalar yılda')
  const first = slides[1]?.audio_script ?? ''
  expect(first.indexOf('Yer kabuğu')).toBeLessThan(first.indexOf('Levhalar yılda'))
})

test('the title slide says all of a short text before the first heading', async () => {
  const opening = `Nearly four-fifths of the air is nitrogen, yet a wheat plant can starve for want of it. The reason is chemical: the two
    atoms of a molecule are held together by a bond that plants cannot break. Bacteria break it, and they decide how much reaches the crop.`
  const html = `<p>${opening}</p><h2>Fixation</h2><p>Nitrogen fixation is the conversion of nitrogen gas into ammonia. Lightning fixes a little, and
    factories fix a great deal. The plant feeds the bacteria sugars, and the bacteria supply it with ammonia.</p>
    <h2>Loss</h2><p>Nitrate dissolves in water and is washed out of sandy soil in wet winters. A cover crop takes it up before the rain.</p>`
  const page = readPage({ title: 'Nitrogen in soils', language: 'en', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  expect(slides[0]?.audio_script).toMatch(/for want of it\. The reason is chemical: .* Bacteria break it/su)
})

test('objectives and the own summary of a page are shown whole', async () => {
  const goal =
    'Understand what blood pressure means, and judge whether the pressure of a healthy adult at rest is normal'
  const own = 'Freight costs fell by about nine tenths, and New York became the leading port of the country.'
  const html = `<h2>Learning goals</h2><ul><li>${goal}</li><li>Name the parts of the heart</li></ul>
    <h2>Blood</h2><p>The heart pumps blood through the body of each adult. Blood pressure is the force of blood on the walls of the vessels.
    The freight of the blood is oxygen, and its costs are paid by the lungs.</p>
    <h2>Ports</h2><p>New York became the leading port of the country. Freight costs fell there by nine tenths after the canal opened.</p>
    <h2>Summary</h2><p>The heart pumps blood through the body of each adult, whatever the port. ${own}</p>`
  const page = readPage({ title: 'Blood and ports', language: 'en', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  expect(slides.flatMap(({ content }) => content['bullet_points'] ?? [])).toContain(goal)
  expect(slides.map(({ content }) => String(content['summary_text'])).join('\n')).toContain(own)
})

test('a script ends the sentence before named items with a full stop', async () => {
  const html = `<h2>Risks</h2><p>A risk is an uncertain event that affects the goals of a project if it happens. Each project has a list of its risks, and the team reads it every week.</p><h2>Responses</h2><p>There are three responses to a threat:</p><ul><li><strong>Avoid</strong> – change the plan so that the risk cannot occur.</li><li><strong>Transfer</strong> – let an insurer carry the cost of the damage.</li><li><strong>Accept</strong> – do nothing now, but set money aside.</li></ul>`
  const page = readPage({ title: 'Risk', language: 'en', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  expect(slides.map(({ audio_script }) => audio_script).join(' ')).toContain(
    'There are three responses to a threat. Avoid: change',
  )
})

test('the title slide says the statement after the question that opens the page', async () => {
  const text =
    'Have you ever wondered why you get a shot? Vaccines train the immune system before an infection.'
  const part = `Antigens are molecules on the surface of a pathogen. White blood cells detect them within days. B cells
    release antibodies, which bind to the antigen. Memory cells survive for years after the infection.`
  const html = `<p>${text}</p><h2>Antigens</h2><p>${part}</p><h2>Safety</h2><p>Most reactions are mild and pass within two days.
    A sore arm is a sign that the immune system is working. Serious reactions are rare.</p>`
  const page = readPage({ title: 'How vaccines work', language: 'en', html })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  expect(slides[0]?.audio_script).toContain('Vaccines train the immune system before an infection.')
})

test.each([
  [
    'en',
    'In summer, more ice cream is sold and more people drown. Does ice cream make people drown? Of course not. Here you learn to tell the two apart.',
    'Of course not.',
  ],
  ['zh', '夏天，冰淇淋卖得越多，溺水的人也越多。是冰淇淋让人溺水吗？当然不是。', '当然不是。'],
])('the title slide says the short answer to its question (%s)', async (language, opening, answer) => {
  const part = language === 'zh' ? '有些问题不能做随机试验，因为参加者会受到伤害。'.repeat(4) : ''
  const text =
    'Two things that change together are said to be correlated, and the number r measures this. '.repeat(4)
  const html = `<p>${opening}</p><h2>A</h2><p>${part || text}</p><h2>B</h2><p>${part || text}</p>`
  const { slides } = await createOutlineWriter().write('slideshow', {
    page: readPage({ title: 'Ice cream', language, html }),
    options: {},
    images: new Map(),
  })
  expect(slides[0]?.audio_script).toContain(answer)
})

async function openingOf(opening: string, language = 'en') {
  const rest = `<h2>Locks</h2><p>A lock keeps a door shut, because its bolt reaches far into the frame. Most locks of houses have five pins, and
    each of them has its own length. A key lifts all pins to one height.</p><h2>Keys</h2><p>A key is cut from brass by a machine. The machine copies
    the height of each tooth. Worn keys are copied badly, so the first key is kept in a safe place.</p>`
  const page = readPage({ title: 'Locks and keys', language, html: `<p>${opening}</p>${rest}` })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  return slides[0]
}

test('the title slide says the question with which a page opens, and its answer', async () => {
  const question = 'Why do thieves rarely break locks? Because it is easier to ask for the key.'
  const slide = await openingOf(`${question} Nine of ten thefts begin with an open door.`)
  expect(slide?.audio_script).toContain(`${question} Nine of ten`)
})

test('the title slide says the short answer after a question', async () => {
  const opening =
    'A shop sells a lock for nine euros. Is it safe? No. Its bolt is made of soft metal, so a saw cuts it in a minute.'
  expect((await openingOf(opening))?.audio_script).toContain('Is it safe? No. Its bolt')
})

test('an opening that only asks and answers is said, and no answer is shown without its question', async () => {
  const slide = await openingOf('Who opens a lock without a key? A locksmith, with two thin tools.')
  expect(slide?.audio_script).toContain('Who opens a lock without a key? A locksmith, with two thin tools.')
  expect(slide?.content['course_intro']).toBeUndefined()
})
