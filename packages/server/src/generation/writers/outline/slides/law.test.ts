import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../outline-writer.ts'

async function cardsOf(html: string, language: string) {
  const page = readPage({ title: 'Lesson', html, language })
  const { slides } = await createOutlineWriter().write('slideshow', { page, options: {}, images: new Map() })
  return slides.filter(({ slide_type }) => slide_type === 'definition')
}

test('a law that a sentence states after its name is a card, and its story is said with it', async () => {
  const html = `<h2>A discovery in the bath</h2><p>In the third century BC, Archimedes noticed that the water rose as he stepped into his bath. Later this
    observation became known as Archimedes’ principle: the upward force on a body equals the weight of the displaced liquid. Ships
    of iron float because they displace much water.</p><h2>Submarines</h2><p>Submarines fill tanks with water in order to sink.</p>`
  const [card, ...others] = await cardsOf(html, 'en')
  expect(others).toEqual([])
  expect(card?.content).toMatchObject({
    term: 'Archimedes’ principle',
    definition: 'The upward force on a body equals the weight of the displaced liquid.',
  })
  expect(card?.audio_script).toContain('stepped into his bath. Later this observation')
})

test('(zh) the law below its own heading is the card of the heading', async () => {
  const html = `<h2>阿基米德原理</h2><p>公元前三世纪，阿基米德在洗澡时发现，身体浸入水中越多，溢出的水就越多。后来人们总结出阿基米德原理：浸在液体中的物体受到的浮力，大小等于它排开的液体所受的重力。</p>
    <h2>应用</h2><p>潜水艇靠改变自身的重力来实现上浮和下沉。</p>`
  const [card] = await cardsOf(html, 'zh')
  expect(card?.content).toMatchObject({
    term: '阿基米德原理',
    definition: '浸在液体中的物体受到的浮力，大小等于它排开的液体所受的重力。',
  })
})

test('a law in a mistake of learners is no card', async () => {
  const html = `<h2>Forces and motion</h2><p>Many people believe in a wrong version of Newton’s first law: a moving body needs a steady force to keep its speed.
    In fact a body without a force keeps its speed. Friction slows a ball on the grass.</p>
    <h2>Submarines</h2><p>Submarines fill tanks with water in order to sink.</p>`
  expect(await cardsOf(html, 'en')).toEqual([])
})
