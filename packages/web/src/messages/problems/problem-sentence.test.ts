import { endTranslation, translateWith, translatorFrom } from '@lectern/domain/messages/translated.ts'
import { exampleOf } from '@lectern/domain/problems/example-sentences.ts'
import { noticeSentences } from '@lectern/domain/problems/notice-sentences.ts'
import { storedProblem } from '@lectern/domain/problems/codes/problem-reason.ts'
import { problemSentences } from '@lectern/domain/problems/problem-sentences.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { problems as ar } from '../languages/ar/problems.ts'
import { domainLogin } from '../languages/de/domain-login.ts'
import { problems as de } from '../languages/de/problems.ts'
import { problems as es } from '../languages/es/problems.ts'
import { problems as fr } from '../languages/fr/problems.ts'
import { problems as hi } from '../languages/hi/problems.ts'
import { problems as pl } from '../languages/pl/problems.ts'
import { problems as pt } from '../languages/pt/problems.ts'
import { problems as zh } from '../languages/zh/problems.ts'
import { ownProblems } from './problem-messages.ts'
import { messageWords, reasonWords, sentenceOfProblem } from './problem-sentence.ts'

type Sentence = string | ((values: never) => string)
const namesIn = (sentence: string) => sentence.match(/\{\w+\}/g)?.toSorted() ?? []

/** Every sentence by its path. */
function sentencesIn(group: object, path = ''): Map<string, Sentence> {
  return new Map(
    Object.entries<Sentence | object>(group as Record<string, Sentence | object>).flatMap(([name, one]) =>
      typeof one === 'object' ? [...sentencesIn(one, `${path}${name} `)] : [[`${path}${name}`, one] as const],
    ),
  )
}

const english = sentencesIn({ sentences: problemSentences, notices: noticeSentences })
/** These quote others. */
const quotes = [
  'sentences INVALID_REQUEST schema',
  'sentences PAGE_NOT_READABLE lockedBecause',
  'notices WRITER_SAYS',
]

describe.each(Object.entries({ ar, de, es, fr, hi, pl, pt, zh }))(
  'the sentences in %s',
  (_code, problems) => {
    const translation = sentencesIn(problems)

    test('are those of the catalogue', () => {
      expect([...translation.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    })

    test('contain the same values, also the names of settings', () => {
      const differing = [...english].filter(([path, sentence]) => {
        const [one, other] = [exampleOf(sentence), exampleOf(translation.get(path) ?? '')]
        const settings = (text: string) => [...new Set(text.match(/LECTERN_\w+/g))].toSorted().join()
        return namesIn(one).join() !== namesIn(other).join() || settings(one) !== settings(other)
      })
      expect(differing.map(([path]) => path)).toEqual([])
    })

    test('are translated and whole', () => {
      const faulty = [...translation].filter(([path, sentence]) => {
        const example = exampleOf(sentence)
        const isEnglish = example === exampleOf(english.get(path) ?? '') && !quotes.includes(path)
        return isEnglish || example.trim() === '' || /undefined|NaN|\[object/.test(example)
      })
      expect(faulty.map(([path]) => path)).toEqual([])
    })
  },
)

describe('a problem of the server', () => {
  afterEach(endTranslation)
  const inGerman = () => translateWith(translatorFrom({ problems: de }))
  const problem = {
    error: 'Ada saved this after you opened it.',
    code: 'STALE_VERSION',
    reason: 'savedBy',
    values: { name: 'Ada' },
  }

  test('is in the words of the server in English', () => {
    expect(sentenceOfProblem(problem)).toBe(problem.error)
  })

  test('is in the language of the interface, with its values, until the language ends', () => {
    inGerman()
    expect(sentenceOfProblem(problem)).toContain('Ada hat dies gespeichert')
    endTranslation()
    expect(sentenceOfProblem(problem)).toBe(problem.error)
  })

  test('names a field of an account in words, and no field that has only a technical name', () => {
    translateWith(translatorFrom({ problems: de, ...domainLogin }))
    const refused = (field: string, reason = 'field') =>
      sentenceOfProblem({ error: 'Refused.', code: 'INVALID_REQUEST', reason, values: { field } })
    expect(refused('first_name')).toContain('„Vorname“')
    expect(refused('slides.0.key')).toBe('In dieser Anfrage fehlt etwas oder hat das falsche Format.')
    expect(refused('slides.0.key', 'unstorable')).toMatch(/^Bitte prüfen Sie diese Anfrage:/)
    expect(refused('constructor', 'tooDeep')).toMatch(/^Bitte prüfen Sie diese Anfrage:/)
  })

  test('keeps hostile values as text', () => {
    inGerman()
    const name = '<img src=x onerror=alert(1)> $& {0}'
    expect(sentenceOfProblem({ ...problem, values: { name } })).toContain(name)
  })

  test.each([
    ['an unknown code', { ...problem, code: 'TOO_WISE' }],
    ['an unknown reason', { ...problem, reason: 'savedByMachine' }],
    ['a code of the language', { ...problem, code: 'constructor', reason: 'name' }],
    ['no values', { ...problem, values: undefined }],
    [
      'an unknown term',
      { ...problem, code: 'WRITER_FAILED', reason: 'empty', values: { task: 'whole course' } },
    ],
  ])('with %s shows the sentence of the server', (_, unknown) => {
    inGerman()
    expect(sentenceOfProblem(unknown)).toBe(problem.error)
  })

  test('in an older row shows the sentence of the row', () => {
    inGerman()
    expect(reasonWords({ reason: 'The page is gone.' })).toBe('The page is gone.')
    expect(messageWords({ message: '2 slides have no audio.' })).toBe('2 slides have no audio.')
  })

  test('is in the remarks of a job', () => {
    inGerman()
    const because = { error: 'Broken.', code: 'SPEECH_FAILED' }
    const notes = [{ code: 'NO_AUDIO', values: { format: 'slideshow', count: 2 }, because }]
    expect(messageWords({ message: '2 slides have no audio: Broken.', notes })).toBe(
      '2 Folien ohne Audio: Die Sprachausgabe hat kein Audio geliefert. Bitte versuchen Sie es erneut.',
    )
    const unknown = [...notes, { code: 'NEW' }]
    expect(messageWords({ message: 'In English.', notes: unknown })).toBe('In English.')
  })

  test('that the browser finds itself has the same English sentence', () => {
    for (const code of ['RESET_LINK_SPENT', 'COURSE_FILE_TOO_LARGE'] as const)
      expect(ownProblems[code]).toBe(problemSentences[code].default)
  })
})

test('values of another form are left out, so that the rest of the answer can be read', () => {
  const stored = { error: 'The voice is busy.', code: 'SPEECH_UNAVAILABLE', values: { seconds: null } }
  expect(storedProblem.parse(stored)).toEqual({ error: stored.error, code: stored.code })
})
