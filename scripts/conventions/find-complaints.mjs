import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../runtime.mjs'
import { endingsOf, missingPaths } from './missing-paths.mjs'

/**
 * Conventions about the text of files, which neither the linter nor the import law can check. Each complaint names the
 * line and says what to do instead.
 * @typedef {{ readonly path: string, readonly text: string }} SourceFile
 */

/**
 * Arbitrary radii and font sizes in Tailwind classes.
 * @param {SourceFile} file
 */
export function arbitrarySizes(file) {
  const pattern =
    /(?<![\w-])(?:rounded(?:-[a-z]+)?-\[[^\]]*\]|text-\[(?:[\d.]|calc|clamp|min|max|length:)[^\]]*\])/g
  return complaintsOf(
    file,
    pattern,
    (found) =>
      `${found} is an arbitrary value. Use a token of packages/web/src/tokens.css (rounded-row, text-sm …), or add one there and to the theme in styles.css.`,
  )
}

/** CSS whose sizes are px of the stage, and the tokens. */
const withoutTokens = ['slides/stage/', 'slides/views/', 'slideshow-editor/on-slide/', 'src/tokens.css']

/**
 * Radii, font sizes and font weights in CSS that are no tokens. Shares (`50%`, `2cqi`, `1.2em`) and variables with a purpose
 * (`--player-r-dock: 16px`) are allowed.
 * @param {SourceFile} file
 */
export function sizesInCss(file) {
  if (withoutTokens.some((part) => file.path.includes(part))) return []
  const pattern =
    /(?<![\w-])(?:border(?:-[a-z]+)*-radius:[^;{}]*?\d(?:px|rem)|font-size:(?:\s*[\d.]+px|[^;{}]*?\drem)|font-weight:\s*\d{3})\b/g
  return complaintsOf(
    file,
    pattern,
    (found) =>
      `${found} is an arbitrary value. Use a token of packages/web/src/tokens.css (var(--r-row), var(--text-sm), var(--weight-strong) …), or add one there. A size of the player alone is a variable of player.css.`,
  )
}

/**
 * Slide types that CSS names outside their own file. `.slide-title` is the heading of any slide.
 * @param {SourceFile} file
 * @param {readonly string[]} types
 */
export function typesNamedInCss(file, types) {
  const own = basename(file.path, '.css')
  const others = types.filter((type) => type !== own)
  const classes = others.filter((type) => type !== 'title')
  const pattern = new RegExp(
    `\\[data-type=['"]?(?:${others.join('|')})['"]?\\]|\\.slide-(?:${classes.join('|')})(?![\\w-])`,
    'g',
  )
  return complaintsOf(
    file,
    pattern,
    (found) =>
      `${found} names a slide type outside its own file. Move the rule to packages/web/src/slides/views/slide-views/<type>.css, or let the type set a variable that this file uses.`,
  )
}

/**
 * Slide types that code names outside their own files. A rule of a writer that makes slides of a type is the writer's own
 * file for it, and says so with `type: '…'`.
 * @param {SourceFile} file
 * @param {readonly string[]} types
 */
export function typesNamedInCode(file, types) {
  const name = `['"](?:${types.join('|')})['"]`
  const compared = isWriter(file) ? '(?:slide_type|\\btype)' : 'slide_type'
  const pattern = new RegExp(
    `slide_type:\\s*${name}|${compared}\\s*[!=]==\\s*${name}|SlideTypeId\\[\\]\\s*=\\s*\\[[^\\]]*${name}`,
    'g',
  )
  return complaintsOf(
    file,
    pattern,
    (found) =>
      `${found} names a slide type outside its own files. Add a question to packages/domain/src/slides/slide-type.ts and let each type answer it.`,
  )
}

/** @param {SourceFile} file */
function isWriter({ path }) {
  return path.includes('generation/writers/')
}

/** Files of slide types, the gallery for developers, whose samples have types, and tests. */
const mayNameTypes = [
  'slides/slide-types/',
  'slides/views/slide-views/',
  'features/gallery/',
  // A drawing becomes a table of its data.
  'slideshow/editing/edit-drawing.ts',
  '/testing/',
  '.contract.',
]

/**
 * Lists and types that repeat the formats (`['slideshow', 'podcast']`). A third format would be missing there.
 * @param {SourceFile} file
 * @param {readonly string[]} formats
 */
export function formatsRepeated(file, formats) {
  const name = `['"](?:${formats.join('|')})['"]`
  return complaintsOf(
    file,
    new RegExp(`${name}(?:\\s*[,|]\\s*${name})+`, 'g'),
    (found) =>
      `${found} repeats the formats. Use formatNames or Format of packages/domain/src/courses/formats.ts, or add a question to format.ts there and let each format answer it.`,
  )
}

/**
 * Comparisons of the name of a format, and switches over it. A third format would take the branch of one of the others. Code that has the content
 * of one format compares `content.format`, and the compiler then knows the content.
 * @param {SourceFile} file
 * @param {readonly string[]} formats
 */
export function formatsCompared(file, formats) {
  const name = `['"](?:${formats.join('|')})['"]`
  return complaintsOf(
    file,
    new RegExp(
      [
        `(?<!\\bcontent\\.)\\bformat\\s*[!=]==\\s*${name}`,
        `${name}\\s*[!=]==\\s*(?!(?:\\w+\\.)*content\\.format\\b)(?:\\w+\\.)*format\\b`,
        `\\bswitch\\s*\\(\\s*(?!(?:\\w+\\.)*content\\.format\\b)(?:\\w+\\.)*format\\s*\\)`,
      ].join('|'),
      'g',
    ),
    (found) =>
      `${found} compares the name of a format. Add a question to packages/domain/src/courses/format.ts and let each format answer it, or add a list by the name of the format.`,
  )
}

/**
 * Codes of other languages that the messages of an interface language pass to functions, as a copy of another language does.
 * @param {SourceFile} file
 * @param {readonly string[]} languages
 */
export function otherLanguagesNamed(file, languages) {
  const own = /\/messages\/(?:languages\/)?([a-z]{2})(?:\/[\w-]+)?\.ts$/.exec(file.path)?.[1]
  if (own === undefined) return []
  const others = languages.filter((code) => code !== own)
  return complaintsOf(
    file,
    new RegExp(`(?<=[(,]\\s*)['"](?:${others.join('|')})['"](?=\\s*[,)])`, 'g'),
    (found) => `${found} is another language than that of this file. Write '${own}'.`,
  )
}

/** Folders of web whose sentences are not in message modules: pages for developers, and the messages themselves. */
const withoutMessages = ['features/gallery', 'messages']

/** Text on slides, in the language of the slideshow. The language of the interface does not change it. */
const textOfSlideshows = [
  'packages/web/src/slides/views/asian-quiz-words.ts',
  'packages/web/src/slides/views/english-quiz-words.ts',
  'packages/web/src/slides/views/european-quiz-words.ts',
]

/**
 * Sentences and labels of the interface outside message modules. The linter checks the text between tags. Errors for
 * developers (`new Error('…')`), HTTP credentials (`Bearer …`), keys, and values that code compares are no messages.
 * @param {SourceFile} file
 */
export function wordsOutsideMessages(file) {
  const labels =
    '(?:label|title|alt|aria-label|placeholder|hint|legend|note|description)="(?!Lectern"|https:)[^"]*[A-Za-z][^"]*"'
  const sentences = `(?<!Error\\(\\s*|DOMException\\(\\s*|keys: |[!=]== )(?:'[A-Z][a-z]*[ ,][^'\\n]*'(?!:)|"[A-Z][a-z'’]*[ ,][^"\\n]*"|\`(?!Bearer )[A-Z][a-z'’]*[ ,][^\`]*\`)`
  return complaintsOf(
    {
      ...file,
      text: file.text.replaceAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, (comment) =>
        comment.replaceAll(/[^\n]/g, ' '),
      ),
    },
    new RegExp(`${labels}|${sentences}`, 'g'),
    (found) => `${found} is text of the interface. Move it to the messages.ts of its feature.`,
  )
}

/**
 * Folders and files of domain with text that is not of the interface, or that a list makes a message of: kinds with their
 * labels, the documentation of the API, names that documents store, problems, words of languages, and content of new
 * documents.
 */
const domainWithoutMessages = [
  'accounts/common-passwords.ts',
  'api/',
  'courses/formats/',
  'documents/maker-names.ts',
  'interface-languages/',
  'motion/',
  'narration/audio/own-recording.ts',
  'narration/captions/phrase-words.ts',
  'narration/split-sentences.ts',
  'podcast/editing/edit-dialogue.ts',
  'podcast/editing/edit-segments.ts',
  'podcast/episode/episode-sounds/',
  'podcast/music/music-beds/',
  'podcast/podcast.ts',
  'podcast/transcripts/export-words.ts',
  'problems/',
  'publications/page-words.ts',
  'slides/slide-types/',
  'slideshow/editing/edit-slides.ts',
  // English for a model.
  'slideshow/editing/picture-prompt.ts',
  'testing/',
  'theme/themes/',
  'title-art/',
  'voices/voice.ts',
]

/**
 * Sentences and labels of domain outside `translated(…)` and `withLabels(…)`. A schema reads its message when it refuses a
 * value: `{ error: () => messages.tooLong }`.
 * @param {SourceFile} file
 */
export function wordsOutsideDomainMessages({ path, text }) {
  // Stored values of the specification.
  const withoutStatuses = text.replaceAll(/'(?:Not Generated|Update Needed)'/g, "''")
  return wordsOutsideMessages({ path, text: withoutMessageCalls(withoutStatuses) })
}

/**
 * The text with blanks for the arguments of calls that declare messages. Its lines keep their numbers.
 * @param {string} text
 */
function withoutMessageCalls(text) {
  let rest = text
  for (const { index, 0: call } of text.matchAll(/\b(?:translated|withLabels)\(/g)) {
    const start = index + call.length
    const end = closingParenthesis(text, start)
    rest = rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end)
  }
  return rest
}

/**
 * The index of the parenthesis that closes one before `start`. Messages have no single parentheses.
 * @param {string} text
 * @param {number} start
 */
function closingParenthesis(text, start) {
  let depth = 1
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

/**
 * Forms of words that a message chooses by comparing a number with 1 or 2, or makes with a final s. Other languages have
 * other forms, and `plural` also formats the number.
 * @param {SourceFile} file
 */
export function gluedForms(file) {
  return complaintsOf(
    file,
    /(?:[=!]==|[<>]=?) [12]\s*\?|\$\{[^{}`]*\}s\b/g,
    (found) =>
      `${found} chooses the form of a word by itself. Write whole sentences: plural(count, { one: '# page has …', other: '# pages have …' }).`,
  )
}

/**
 * True for modules of messages. Chinese has one form for all numbers, so that a comparison there chooses another sentence.
 * @param {SourceFile} file
 */
function isOfMessages({ path, text }) {
  if (path.includes('messages/languages/zh/')) return false
  const isOfWeb = /messages\.ts$|\/messages\/languages\//.test(path)
  return isOfWeb || /\/problems\/[\w-]+-sentences\.ts$/.test(path) || /\btranslated\(/.test(text)
}

/**
 * @param {SourceFile} file
 * @param {RegExp} pattern
 * @param {(found: string) => string} sentenceOf
 */
function complaintsOf({ path, text }, pattern, sentenceOf) {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => {
    const line = text.slice(0, index).split('\n').length
    return `${path}:${line}: ${sentenceOf(found.replaceAll(/\s+/g, ' '))}`
  })
}

/** All complaints about the files of the project. */
export function findComplaints() {
  const types = kindsIn('packages/domain/src/slides/slide-types')
  const formats = kindsIn('packages/domain/src/courses/formats')
  const languages = kindsIn('packages/server/src/platform/mail/messages')
  const components = filesOf('packages/web/src/**/*.{ts,tsx}')
  const styles = filesOf('packages/web/src/**/*.css')
  const domain = filesOf('packages/domain/src/**/*.ts')
  const server = filesOf('packages/server/src/**/*.ts')
  if (components.length === 0 || domain.length === 0 || styles.length === 0 || server.length === 0)
    throw new Error(
      'The check of conventions finds no files. Update the paths in scripts/conventions/find-complaints.mjs.',
    )
  const code = [...components, ...domain, ...server]
  const paths = endingsOf(pathsOf('{bench,docs,e2e,packages,scripts}/**/*', '{*,.*}'))
  return [
    ...filesOf('{*.md,docs/**/*.md,packages/**/README.md}')
      // The changes of earlier versions name the files of their time.
      .filter(({ path }) => path !== 'CHANGELOG.md')
      .flatMap((file) => missingPaths(file, paths)),
    ...components.flatMap(arbitrarySizes),
    ...components.filter(hasMessages).flatMap(wordsOutsideMessages),
    ...domain.filter(hasDomainMessages).flatMap(wordsOutsideDomainMessages),
    ...[...components, ...domain].filter(isOfMessages).flatMap(gluedForms),
    ...code.flatMap((file) => [...formatsRepeated(file, formats), ...formatsCompared(file, formats)]),
    ...[...components, ...server].flatMap((file) => otherLanguagesNamed(file, languages)),
    ...styles.flatMap(sizesInCss),
    ...styles.flatMap((file) => typesNamedInCss(file, types)),
    ...code
      .filter(({ path }) => !mayNameTypes.some((part) => path.includes(part)))
      .flatMap((file) => typesNamedInCode(file, types)),
  ]
}

/**
 * True for code of web whose text belongs to modules `messages.ts`, or `…-messages.ts` for code that is loaded later.
 * @param {SourceFile} file
 */
function hasMessages({ path }) {
  const inWeb = path.replace('packages/web/src/', '')
  const exempt =
    withoutMessages.some((folder) => inWeb.startsWith(`${folder}/`)) || textOfSlideshows.includes(path)
  return !exempt && !path.includes('/testing/') && !basename(path).endsWith('messages.ts')
}

/**
 * True for code of domain whose text belongs to messages.
 * @param {SourceFile} file
 */
function hasDomainMessages({ path }) {
  const inDomain = path.replace('packages/domain/src/', '')
  return !domainWithoutMessages.some((exempt) => inDomain.startsWith(exempt))
}

/**
 * The names of the kinds in a folder.
 * @param {string} folder
 */
function kindsIn(folder) {
  const names = filesOf(`${folder}/*.ts`).map(({ path }) => basename(path, '.ts'))
  if (names.length === 0)
    throw new Error(`There are no kinds in ${folder}. Update scripts/conventions/find-complaints.mjs.`)
  return names
}

/** @param {string} pattern */
function filesOf(pattern) {
  return pathsOf(pattern)
    .filter((path) => !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/**
 * Paths from the root, without packages and builds.
 * @param {readonly string[]} patterns
 */
function pathsOf(...patterns) {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).map((path) =>
    path.replaceAll('\\', '/'),
  )
}
