import { expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { prepareMaterial } from '../material/material.ts'
import { createConversation } from './conversation.ts'
import { planSegments } from './plan-segments.ts'
import { spokenPage } from './spoken-page.ts'

test('a heading with a term of the glossary is answered with its meaning', () => {
  const html = `<h2>Key terms</h2><dl><dt>Bullwhip effect</dt><dd>small changes in demand that grow at each step of a supply chain</dd></dl>
    <h2>Orders</h2><p>A shop orders from a wholesaler, and the wholesaler orders from a factory. Each of them keeps a stock of goods in a store of its own. The stock costs money and protects against late deliveries. A truck brings the goods each week, and the driver takes the empty boxes back to the yard. The yard lends the boxes to other shops in the town and counts them twice a year, because some of them are lost on the road. A clerk writes each number into a list.</p>
    <h2>How the bullwhip effect works</h2><p>The owner of a shop sells more than usual and orders a few more than were sold. The wholesaler sees the larger order and adds some goods to it. The factory plans for many more than the shop has sold. Workers stay longer in the evening, and machines run on Sundays. Some weeks later the orders fall again, and full boxes stand in the yard of the factory. The owner pays for goods that no shop asks for.</p>`
  const page = readPage({ title: 'Supply chains', html, language: 'en' })
  const material = prepareMaterial(spokenPage(page))
  const plans = planSegments(material, undefined)
  const saidBy = (shift: number) => {
    const conversation = createConversation(material, [], plans, { shift, boldness: 0 })
    return plans.flatMap((plan) => conversation.segment(plan)).map(({ says }) => says.join(' '))
  }
  expect(saidBy(1).join(' ')).toContain('means small changes in demand')
})

test('JAMIE says in short what ALEX has said before asking for a word of it', () => {
  const html = `<h2>Leaves</h2><p>The leaves of a tree lose water through thousands of stomata on hot days in summer.</p><p>The tree takes new water from the soil with its roots, which reach several metres into the ground below the tree. The xylem carries it up to the leaves.</p>
    <p>A birch moves hundreds of litres of water on one summer day, which is more than a family needs in a day.</p>
    <h2>Key terms</h2><dl><dt>stomata</dt><dd>tiny openings in the skin of a leaf</dd><dt>xylem</dt><dd>vessels in the wood of a plant</dd></dl>`
  const material = prepareMaterial(spokenPage(readPage({ title: 'Trees', html, language: 'en' })))
  const plans = planSegments(material, undefined)
  const conversation = createConversation(material, [], plans, { shift: -0.5, boldness: 0 })
  const turns = plans.flatMap((plan) => conversation.segment(plan))
  const asked = turns.filter(
    ({ speaker, says }) => speaker === 'JAMIE' && /“(?:stomata|xylem)”/u.test(says.join(' ')),
  )
  expect(asked.some(({ says }) => says.length > 1)).toBe(true)
})
