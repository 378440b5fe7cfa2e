import { describe, expect, test } from 'vitest'
import { askCase, askReason, askResult, asksForReason } from './question-frames.ts'

describe('A question for the reason of a clause', () => {
  test.each([
    ['es', 'el aire caliente sube', '¿Por qué el aire caliente sube?'],
    ['fr', 'il pleut en hiver', 'Pourquoi est-ce qu’il pleut en hiver ?'],
    ['fr', 'les villes grandissent', 'Pourquoi est-ce que les villes grandissent ?'],
    ['pl', 'powstańcy unikali walki', 'Dlaczego powstańcy unikali walki?'],
    ['zh', '叶子呈绿色', '为什么叶子呈绿色？'],
    ['ar', 'تبنى التوربينات على أبراج عالية', 'لماذا تبنى التوربينات على أبراج عالية؟'],
  ])('keeps the words of the clause in the language %s', (language, clause, question) => {
    expect(askReason(clause, language)).toBe(question)
  })

  test.each([
    ['de', 'die Städte wuchsen schnell'],
    ['sv', 'städerna växte snabbt'],
    ['cs', 'voda se vypařuje'],
    ['fr', 'huit villes grandissent'],
  ])('is missing in the language %s where %j would need other words or another order', (language, clause) => {
    expect(askReason(clause, language)).toBeUndefined()
  })

  test('is known by the word that asks for it', () => {
    expect(asksForReason('Dlaczego chłopi byli bierni?', 'pl')).toBe(true)
    expect(asksForReason('温度过高时，光合作用为什么减慢？', 'zh')).toBe(true)
    expect(asksForReason('Who wrote “Whyte’s Law”?', 'en')).toBe(false)
  })
})

describe('A question for what holds in a case', () => {
  test('names the case after the question, or before it where the language does so', () => {
    expect(askCase('if demand is elastic', 'en')).toBe('What happens if demand is elastic?')
    expect(askCase('si el aire está limpio', 'es')).toBe('¿Qué ocurre si el aire está limpio?')
    expect(askCase('如果土壤缺水', 'zh')).toBe('如果土壤缺水，会怎么样？')
  })

  test('is missing for a time in the past and for a condition of a rule', () => {
    expect(askCase('when the ice melted', 'en')).toBeUndefined()
    expect(askCase('unless the letter is lost', 'en')).toBeUndefined()
    expect(askCase('cuando el hielo se fundió', 'es')).toBeUndefined()
    expect(askCase('cuando el hielo se funde', 'es')).toBe('¿Qué ocurre cuando el hielo se funde?')
    expect(askCase('gdy lód stopniał', 'pl')).toBeUndefined()
    expect(askCase('когда лёд растаял', 'ru')).toBeUndefined()
  })
})

test('A clause that begins with a condition or with another clause has no question for its reason in one sentence', () => {
  expect(askReason('si el rayo hubiera caído antes, la respuesta sería distinta', 'es')).toBeUndefined()
  expect(askReason('que suba el precio de los tomates no es inflación', 'es')).toBeUndefined()
  expect(askReason('siempre sube el precio', 'es')).toBe('¿Por qué siempre sube el precio?')
})

test('A result is asked for in one sentence where the question comes after its statement', () => {
  expect(askResult('板块每年移动几厘米', 'zh')).toBe('板块每年移动几厘米，这会带来什么结果？')
  expect(askResult('Lava cools slowly', 'en')).toBeUndefined()
})
