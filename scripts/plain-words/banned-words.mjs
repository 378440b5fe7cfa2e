/**
 * A word or phrase that the project does not use.
 * @typedef {object} BannedWord
 * @property {string} word in lower case
 * @property {string} instead
 */

/**
 * Words and phrases that comments, documents, test names and messages avoid.
 * @type {readonly BannedWord[]}
 */
export const bannedInProse = [
  { word: 'afresh', instead: 'again' },
  { word: 'anew', instead: 'again' },
  { word: 'any more', instead: 'no longer' },
  { word: 'anybody', instead: 'any user' },
  { word: 'befalls', instead: 'affects' },
  { word: 'beforehand', instead: 'before' },
  { word: 'begun', instead: 'started' },
  { word: 'came of', instead: 'the result of' },
  { word: 'come of', instead: 'the result of' },
  { word: 'comes of', instead: 'the result of' },
  { word: 'dearest', instead: 'most expensive, slowest' },
  { word: 'dresses', instead: 'applies to' },
  { word: 'everybody', instead: 'all users' },
  { word: 'for ever', instead: 'permanently, without end' },
  { word: 'for good', instead: 'permanently' },
  { word: 'give way', instead: 'is replaced by' },
  { word: 'gives way', instead: 'is replaced by' },
  { word: 'goes on', instead: 'continues' },
  { word: 'hang up', instead: 'disconnect' },
  { word: 'hangs up', instead: 'disconnects' },
  { word: 'henceforth', instead: 'from now on' },
  { word: 'hitherto', instead: 'until now' },
  { word: 'hung up', instead: 'disconnected' },
  { word: 'hurried', instead: 'run now' },
  { word: 'hurry', instead: 'immediately' },
  { word: 'in sight', instead: 'visible' },
  { word: 'is gone', instead: 'was deleted, has closed' },
  { word: 'are gone', instead: 'were deleted, have closed' },
  { word: 'judged', instead: 'checked' },
  { word: 'knows nothing of', instead: 'does not depend on' },
  { word: 'led nowhere', instead: 'failed' },
  { word: 'lest', instead: 'so that … not' },
  { word: 'lie', instead: 'be, be stored' },
  { word: 'lies', instead: 'is, is stored' },
  { word: 'mend', instead: 'fix' },
  { word: 'mended', instead: 'fixed' },
  { word: 'mends', instead: 'fixes' },
  { word: 'nobody', instead: 'no user; or say what is the case' },
  { word: 'nowhere', instead: 'say what happens' },
  { word: 'of ours', instead: "built-in, Lectern's" },
  { word: 'of theirs', instead: 'their' },
  { word: 'once more', instead: 'again' },
  { word: "one's own", instead: "the user's own" },
  { word: 'rests on', instead: 'is based on' },
  { word: 'see to it', instead: 'make sure' },
  { word: 'sees to', instead: 'makes sure' },
  { word: 'small letters', instead: 'lower case' },
  { word: 'so many', instead: 'the given number of' },
  { word: 'somebody', instead: 'the user, the author, the caller' },
  { word: 'stands at', instead: 'is at' },
  { word: 'stands beside', instead: 'is beside' },
  { word: 'stands in', instead: 'is in' },
  { word: 'stands on', instead: 'is on' },
  { word: 'stands there', instead: 'exists' },
  { word: 'tells', instead: 'returns, reports' },
  { word: 'thereof', instead: 'of it' },
  { word: 'to be had', instead: 'available' },
  { word: 'told', instead: 'reported, shown, set, sent' },
  { word: 'wears', instead: 'has' },
  { word: 'whence', instead: 'from where' },
  { word: 'whoever', instead: 'the user, the caller' },
  { word: 'whomever', instead: 'the user, the caller' },
  { word: 'wish', instead: 'instruction, option' },
  { word: 'wishes', instead: 'instructions, options' },
]

/**
 * First words that comments avoid, because they replace the noun.
 * @type {readonly BannedWord[]}
 */
export const bannedOpenings = [
  { word: 'it', instead: 'the noun' },
  { word: 'they', instead: 'the noun' },
  { word: 'those', instead: "the noun: 'Returns the tokens that …' instead of 'Those of the tokens that …'" },
  { word: 'what', instead: "the noun: 'Dependencies shared by …' instead of 'What … share'" },
]

/**
 * Words that names avoid, because they are metaphors. A name is `NotificationListener` or `notification-listener.ts`: the
 * check compares each of its words.
 * @type {readonly BannedWord[]}
 */
export const bannedInNames = [
  { word: 'anew', instead: 'again' },
  { word: 'desk', instead: 'controls' },
  { word: 'ear', instead: 'listener' },
  { word: 'face', instead: 'backend, icon' },
  { word: 'faces', instead: 'backends, icons' },
  { word: 'flying', instead: 'isFastScroll' },
  { word: 'heir', instead: 'nextFocus' },
  { word: 'hurry', instead: 'fast, now' },
  { word: 'lane', instead: 'requestQueue' },
  { word: 'lanes', instead: 'requestQueues' },
  { word: 'limited', instead: 'withConcurrencyLimit' },
  { word: 'nobody', instead: 'noUser' },
  { word: 'patience', instead: 'timeouts' },
  { word: 'rooms', instead: 'dependencies' },
  { word: 'somebody', instead: 'user, author' },
  { word: 'tell', instead: 'report, print, send' },
  { word: 'told', instead: 'cached, parsed, sent' },
  { word: 'whoever', instead: 'user, caller' },
  { word: 'wish', instead: 'option, instruction' },
  { word: 'wishes', instead: 'options, instructions' },
  { word: 'workplace', instead: 'importDirectory' },
]

/**
 * Files and folders whose words are checked. Add a folder after you clean it, until `packages` covers the rest.
 * @type {readonly string[]}
 */
export const covered = [
  '.dependency-cruiser.cjs',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'bench',
  'docs',
  'e2e',
  'packages',
  'playwright.config.ts',
  'scripts',
  'vitest.config.ts',
]

/**
 * A banned word that is right in one place.
 * @typedef {object} Exception
 * @property {string} path
 * @property {string} word
 * @property {string} why
 */

/** @type {readonly Exception[]} */
export const exceptions = [
  {
    path: 'packages/server/src/generation/grounding/language/languages/en.ts',
    word: 'nobody',
    why: 'A word that the check of sentences recognises in texts.',
  },
  {
    path: 'packages/server/src/generation/grounding/language/languages/en.ts',
    word: 'nowhere',
    why: 'A word that the check of sentences recognises in texts.',
  },
  {
    path: 'packages/web/src/features/gallery/slide-samples/image.ts',
    word: 'lie',
    why: 'The content of a slide, with a word of its subject.',
  },
  {
    path: 'packages/web/src/features/gallery/slide-samples/quote.ts',
    word: 'whoever',
    why: 'The content of a slide: a quotation.',
  },
  {
    path: 'packages/web/src/editing/merge/both-versions-messages.ts',
    word: 'of theirs',
    why: "A button 'All of theirs' beside 'All of mine'.",
  },
  {
    path: 'packages/web/src/learn/not-found/messages.ts',
    word: 'any more',
    why: 'A text of the design, word for word.',
  },
  {
    path: 'packages/web/src/learn/not-found/messages.ts',
    word: 'whoever',
    why: 'A text of the design, word for word.',
  },
]
