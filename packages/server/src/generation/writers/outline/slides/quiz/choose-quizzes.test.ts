import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { withQuizzes } from './choose-quizzes.ts'
import type { QuizSlide } from './quiz-slide.ts'

const labels = `<ul><li>Spacer: a tube that slows the spray</li><li>Canister: the metal can with the drug</li><li>Valve: the part that
  lets one dose out</li></ul>`
const reasons = `<p>Hold your breath for ten seconds. Otherwise the fine particles are breathed out again. Never wash the metal can: water
  blocks the small hole. Patients get thrush because some of the drug stays in the mouth.</p>`

const materialOf = (html: string) => prepareMaterial(readPage({ title: 'Inhalers', language: 'en', html }))

function slide(says: string, sources: readonly string[] = []): QuizSlide {
  return { type: 'text', content: { slide_title: 'Inhalers' }, says: [says], sources }
}

const asked = (slides: readonly QuizSlide[]) =>
  slides.flatMap(({ type, content }) => (type === 'quiz' ? [String(content['quiz_question'])] : []))

test('A question that matches labels is replaced by one whose sentence the slides leave out', () => {
  const material = materialOf(`<h2>Parts</h2>${labels}<h2>Technique</h2>${reasons}`)
  const list = material.page.blocks.find(({ kind }) => kind === 'definition' || kind === 'list')?.id ?? ''
  const text = material.sentences.at(-1)
  const others = material.sentences.map((one) => one.text).filter((one) => /Never|thrush/u.test(one))
  const body = [
    slide(
      'Spacer: a tube that slows the spray. Canister: the metal can with the drug. Valve: the part that lets one dose out.',
      [list],
    ),
    slide('Boats carry grain.'),
    slide(others.join(' '), [text?.block ?? '']),
    slide('Whales sing.'),
  ]
  expect(asked(withQuizzes([slide('Welcome.')], body, material, 1)).join()).toMatch(
    /^Why|What happens otherwise/u,
  )
})

test('Statements that were taught take the places of options that come later', () => {
  const material =
    materialOf(`<h2>Technique</h2>${reasons}<h2>Uses</h2><p>A tube slows the spray of the can. The small hole lets one dose
    out. Steam opens the airways of most patients.</p>`)
  const [hold, otherwise] = material.sentences.map((one) => one.text)
  const used = material.sentences.slice(-3).map((one) => one.text)
  const body = [slide(used.join(' ')), slide(`${hold ?? ''} ${otherwise ?? ''}`), slide('Whales sing.')]
  const [quiz] = withQuizzes([slide('Welcome.')], body, material, 1).filter(({ type }) => type === 'quiz')
  expect(quiz?.content['quiz_question']).toBe('Hold your breath for ten seconds. What happens otherwise?')
  const options = ['option_a', 'option_b', 'option_c', 'option_d'].flatMap(
    (name) => quiz?.content[name] ?? [],
  )
  expect(options.join()).not.toContain('Water blocks')
  expect(options.length).toBeGreaterThan(2)
})
