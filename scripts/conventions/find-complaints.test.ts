import { describe, expect, test } from 'vitest'
import {
  arbitrarySizes,
  findComplaints,
  formatsCompared,
  formatsRepeated,
  gluedForms,
  otherLanguagesNamed,
  sizesInCss,
  typesNamedInCss,
  typesNamedInCode,
  wordsOutsideDomainMessages,
  wordsOutsideMessages,
} from './find-complaints.mjs'

const types = ['title', 'text', 'two-column', 'quiz']
const file = (path: string, text: string) => ({ path, text })

test('the files of the project follow the conventions', () => {
  expect(findComplaints()).toEqual([])
})

describe('radii and font sizes', () => {
  test.each([
    'rounded-[6px]',
    'rounded-t-[10px]',
    'md:rounded-[1rem]!',
    'text-[13px]',
    'max-md:text-[1.25rem]',
    'text-[clamp(1rem,2vw,2rem)]',
  ])('%s is an arbitrary value', (name) => {
    expect(arbitrarySizes(file('a.tsx', `\n<p className="grid ${name}">`))).toEqual([
      expect.stringMatching(/^a\.tsx:2: .* Use a token/),
    ])
  })

  test.each(['rounded-row', 'text-sm', 'text-[oklch(0.9_0_0)]', 'max-h-[24dvh]', '[text-align:start]'])(
    '%s is none',
    (name) => {
      expect(arbitrarySizes(file('a.tsx', `<p className="${name}">`))).toEqual([])
    },
  )
})

describe('radii and font sizes in CSS', () => {
  test.each([
    'border-radius: 22px;',
    'border-start-start-radius: 1rem;',
    'font-size: 0.875rem;',
    'font-size: min(1.0625rem, 4cqi);',
    'font-size: 13px;',
    'font-weight: 620;',
  ])('%s is an arbitrary value', (rule) => {
    expect(sizesInCss(file('slides/player/player.css', `.player-top {\n  ${rule}\n}`))).toEqual([
      expect.stringMatching(/^slides\/player\/player\.css:2: .* Use a token/),
    ])
  })

  test.each([
    'border-radius: var(--r-2);',
    'border-radius: 50%;',
    'border-radius: 0;',
    'border-radius: inherit; inline-size: 20px;',
    'font-size: min(var(--text-lg), (100cqi - 32px) / 24);',
    '--player-r-dock: 16px;',
  ])('%s is none', (rule) => {
    expect(sizesInCss(file('slides/player/player.css', `.player-top { ${rule} }`))).toEqual([])
  })

  test('slides have sizes of their stage', () => {
    expect(sizesInCss(file('slides/views/slide-views/quiz.css', 'p { font-size: 26px; }'))).toEqual([])
  })
})

describe('slide types in CSS', () => {
  test.each([
    `[data-type='quiz'] p {}`,
    '[data-type=two-column] {}',
    '.slide-quiz > h2 {}',
    `:is(.a, [data-type="title"]) {}`,
  ])('%s belongs to the file of its type', (rule) => {
    expect(typesNamedInCss(file('slides/motifs.css', rule), types)).toHaveLength(1)
  })

  test('a type may name itself, and the heading of any slide is no type', () => {
    const rules = `[data-type='quiz'] .slide-quiz .slide-title {} .slide-text-button {}`
    expect(typesNamedInCss(file('slides/slide-views/quiz.css', rules), types)).toEqual([])
  })
})

describe('slide types in code', () => {
  test.each([
    `{ instruction: 'As a quiz', slide_type: 'quiz' }`,
    `idea.type === 'quiz'`,
    `slide_type !== "title"`,
    `const some: readonly SlideTypeId[] = ['text', 'quiz']`,
  ])('%s asks for a question that types answer', (code) => {
    expect(typesNamedInCode(file('generation/writers/writer.ts', code), types)).toHaveLength(1)
  })

  test('an input may have a type with the name of a slide type', () => {
    expect(typesNamedInCode(file('text-field.tsx', `target.type === 'text'`), types)).toEqual([])
  })

  test('a rule says which type it makes', () => {
    expect(typesNamedInCode(file('quiz.ts', `return { type: 'quiz', content }`), types)).toEqual([])
  })
})

describe('formats', () => {
  test.each([
    `z.enum(['slideshow', 'podcast'])`,
    `format: 'slideshow' | 'podcast'`,
    `of ["podcast",\n"slideshow"]`,
  ])('%s repeats the list', (code) => {
    expect(formatsRepeated(file('a.ts', code), ['slideshow', 'podcast'])).toHaveLength(1)
  })

  test('a file of one format names it', () => {
    const code = `useWork('podcast', ['slideshow', 'captions'])`
    expect(formatsRepeated(file('a.ts', code), ['slideshow', 'podcast'])).toEqual([])
  })
})

describe('comparisons of formats', () => {
  test.each([
    `if (format === 'podcast') return`,
    `kind.format !== "slideshow" && count`,
    `if ('podcast' === format) return`,
    `"slideshow" !== kind.format`,
    `switch (format) {`,
    `switch (kind.format) {`,
  ])('%s is one', (code) => {
    expect(formatsCompared(file('a.ts', code), ['slideshow', 'podcast'])).toHaveLength(1)
  })

  test.each([
    `content.format === 'podcast' ? content.plan : null`,
    `'podcast' === piece.content.format`,
    `switch (piece.content.format) {`,
    `mark.format === format`,
  ])('%s is none', (code) => {
    expect(formatsCompared(file('a.ts', code), ['slideshow', 'podcast'])).toEqual([])
  })
})

describe('messages of a language', () => {
  const named = (path: string, code: string) => otherLanguagesNamed(file(path, code), ['de', 'en', 'fr'])

  test.each(['web/src/messages/languages/de/problems.ts', 'server/src/platform/mail/messages/de.ts'])(
    '%s names no other language',
    (path) => {
      expect(named(path, `languageNamesIn('fr')`)).toHaveLength(1)
      expect(named(path, `languageNamesIn('de') // After 'fr'.`)).toEqual([])
    },
  )

  test('the list of languages names all', () => {
    expect(named('web/src/messages/languages/language-files.ts', `Exclude<Code, 'en'>`)).toEqual([])
  })
})

describe('text of the interface', () => {
  test.each([
    `<TextField label="Email" />`,
    `toast.error('Your session has ended.')`,
    'return `Slide ${index}`',
    `const text = "Don't save"`,
    `done ? 'All saved' : saving`,
  ])('%s belongs to messages', (code) => {
    expect(wordsOutsideMessages(file('a.tsx', code))).toHaveLength(1)
  })

  test.each([
    `throw new Error('The list is empty.')`,
    `throw new DOMException('There is no microphone here.', 'NotSupportedError')`,
    `className="grid gap-2" type="button"`,
    `// It says 'Save it'.`,
    `<TextField label={messages.email} name="email" />`,
    `event.key === 'Escape'`,
    'headers: { Authorization: `Bearer ${token}` }',
    `status === 'Update Needed'`,
    `const icons = { 'Not Generated': CircleDashed }`,
    `{ label: messages.bold, keys: 'Tab Shift+Tab' }`,
  ])('%s is none', (code) => {
    expect(wordsOutsideMessages(file('a.tsx', code))).toEqual([])
  })
})

describe('text of domain', () => {
  test.each([
    `z.string().check(z.minLength(1, 'Please write the term.'))`,
    'return `Please write ${count} terms.`',
    `translated('terms', { missing: 'Write it (now).' })\nconst most = 'At most ten.'`,
  ])('%s has a text outside messages', (code) => {
    expect(wordsOutsideDomainMessages(file('a.ts', code))).toHaveLength(1)
  })

  test.each([
    `const messages = translated('terms', {\n  missing: 'Please write the term.',\n})`,
    `export const shadows = withLabels('shadows', [{ id: 'small', label: 'Very small' }])`,
    `if (!audio) return 'Not Generated'`,
  ])('%s has none', (code) => {
    expect(wordsOutsideDomainMessages(file('a.ts', code))).toEqual([])
  })
})

describe('forms of words', () => {
  test.each([
    "`${missing} lines ${missing === 1 ? 'has' : 'have'} no audio.`",
    "(count) => (count !== 1 ? 'Folien' : 'Folie')",
    "(count) => (count < 2 ? 'page' : 'pages')",
    '`in ${wait.count} ${wait.unit}s`',
  ])('%s chooses one by itself', (code) => {
    expect(gluedForms(file('messages.ts', code))).toHaveLength(1)
  })

  test.each([
    "plural(count, { one: '# page', other: '# pages' })",
    "`${name}'s voice`",
    '`${pages} selected`',
    'if (count === 1) return undefined',
  ])('%s chooses none', (code) => {
    expect(gluedForms(file('messages.ts', code))).toEqual([])
  })
})
