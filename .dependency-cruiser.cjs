/**
 * The import rules of the project, one per sentence. Each comment says what to do instead. The rules also apply to
 * type-only imports.
 */

const { existsSync, readdirSync } = require('node:fs')
const path = require('node:path')

const src = (name) => `^packages/${name}/src/`
const domain = src('domain')
const server = src('server')
const web = src('web')

/** Code that is not part of the product: tests, contract suites, fakes. */
const tests = '\\.(test|contract)\\.tsx?$|-under-test\\.ts$|/src/testing/|/src/.+/testing/'
const composition = `${server}((main|compose|create-features|operation/(demo|transfer))\\.ts$|composition/)`

/** Every folder of kinds (`themes/`) has its list beside it (`themes.ts`). Only the list imports the kinds. */
const kindFolders = foldersIn('packages').filter((folder) => existsSync(path.join(__dirname, `${folder}.ts`)))
const kinds = kindFolders.map((folder) => `^${folder}`)

/** The folders of the formats in `server/src/documents/`, as alternatives of a pattern. */
const formats = readdirSync(path.join(__dirname, 'packages/domain/src/courses/formats'))
  .map((file) => `${path.basename(file, '.ts')}s`)
  .join('|')

/** All folders below one, with paths from the root of the project. */
function foldersIn(folder) {
  return readdirSync(path.join(__dirname, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/node_modules|\/dist\//.test(entry.parentPath))
    .map((entry) => path.relative(__dirname, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

/**
 * The folders of domain by layer, lowest first. A folder imports only folders of lower layers. Folders of one layer do not
 * import each other. A folder includes its kinds. Other folders in it have their own layer.
 */
const domainLayers = [
  ['interface-languages', 'markup', 'numbers', 'problems/codes', 'slides/text', 'title-art'],
  ['messages'],
  ['accounts', 'courses', 'drawings', 'podcast/music'],
  ['voices'],
  ['narration/marks'],
  // Scripts and audio, for any type of document.
  ['narration', 'narration/glossary', 'publications'],
  ['narration/audio', 'narration/captions', 'slides', 'sources'],
  ['documents'],
  ['editing', 'jobs', 'theme'],
  // Sentences name formats, languages and gaps. Lower folders have only the codes.
  ['problems'],
  // Formats do not import each other.
  ['podcast', 'slideshow'],
  ['formats'],
  ['learn', 'motion', 'podcast/episode', 'translation', 'api/endpoint'],
  ['api/documents', 'api/learners'],
  ['api', 'podcast/transcripts'],
  ['podcast/editing', 'slideshow/editing'],
]

/**
 * The folders of each group of the server by layer. The groups are listed from the lowest to the highest, and so are the
 * layers of a group. A folder imports only folders of lower layers, so no two groups use each other. Folders of one layer do
 * not import each other: move shared code to a lower layer, or let `create-features.ts` pass it as an argument.
 *
 * The folder of a feature contains what its other folders share (its contract), or what uses them (its `create…` function),
 * never both. A folder includes its kinds. Kinds with a layer of their own (`generation/writers`) include their list instead,
 * because the contract beside the list is below what they use.
 */
const serverLayers = {
  platform: [
    ['platform/locks'],
    [
      'platform/configuration',
      'platform/db/schema',
      'platform/languages',
      'platform/providers',
      'platform/runtime',
    ],
    // Threads and processes for work that takes processor time.
    ['platform/db', 'platform/mail', 'platform/workers'],
    // Durable jobs, which refer to features by id.
    ['platform/db/embedded', 'platform/db/server', 'platform/db/transfer', 'platform/queue'],
    ['platform/db/opening'],
  ],
  // Accounts do not depend on courses and content.
  accounts: [
    ['accounts'],
    ['accounts/secrets'],
    ['accounts/store'],
    ['accounts/attempts'],
    ['accounts/actions'],
    ['accounts/passwords'],
    ['accounts/routes'],
  ],
  // Budgets of accounts and of the installation.
  spending: [['spending']],
  'course-material': [
    ['course-material/courses/html'],
    ['course-material/courses/publishing'],
    // The port to course systems.
    ['course-material/courses'],
    ['course-material/courses/network'],
    // Adapters do not import each other.
    ['course-material/courses/course-systems/canvas/calls'],
    ['course-material/courses/course-systems/canvas/publishing'],
    ['course-material/courses/course-systems/canvas', 'course-material/courses/course-systems/moodle'],
    ['course-material/courses/course-systems'],
    ['course-material/courses/connecting'],
    // The rows that say which user may edit which course.
    ['course-material/access/store'],
    ['course-material/access/refresh'],
    ['course-material/access/connected'],
    ['course-material/access'],
    ['course-material/glossaries', 'course-material/media', 'course-material/imports/cartridge'],
    ['course-material/media/pictures'],
    // Courses from files, with their pictures.
    ['course-material/imports'],
  ],
  jobs: [['jobs/store'], ['jobs']],
  presence: [['presence']],
  audio: [
    // The port to speech engines.
    ['audio/speech', 'audio/speech/audio/mp3', 'audio/speech/audio/samples'],
    ['audio/speech/audio/decode', 'audio/speech/flite', 'audio/speech/text'],
    ['audio/speech/audio'],
    ['audio/speech/providers/remote', 'audio/speech/reliability'],
    // Providers do not import each other.
    [
      'audio/speech/providers/azure',
      'audio/speech/providers/deepgram',
      'audio/speech/providers/elevenlabs',
      'audio/speech/providers/google',
      'audio/speech/providers/openai',
      'audio/speech/providers/polly',
    ],
    ['audio/speech/workers'],
    ['audio/speech/espeak', 'audio/speech/local'],
    ['audio/speech/speech-engines'],
    ['audio/speech/narrator'],
    // Audio of parts, for any type of document.
    ['audio/narration'],
    ['audio/voices'],
  ],
  generation: [
    ['generation/blocks', 'generation/drafts', 'generation/answer-cache'],
    // The port to writers, and the page that they read.
    ['generation'],
    ['generation/fallback', 'generation/page-reader', 'generation/grounding/language'],
    ['generation/grounding/text'],
    ['generation/grounding/evidence'],
    ['generation/grounding/checks'],
    ['generation/rewriting', 'generation/written-parts'],
    ['generation/grounding', 'generation/asking'],
    // The writer without a model, from the words of a language to slides and dialogue.
    ['generation/writers/outline/language/words'],
    ['generation/writers/outline/language'],
    ['generation/writers/outline/language/sentences', 'generation/writers/outline/linting/references'],
    ['generation/writers/outline/linting'],
    ['generation/writers/outline/material'],
    ['generation/writers/outline/slides'],
    [
      'generation/writers/outline/dialogue/asking',
      'generation/writers/outline/drawings',
      'generation/writers/outline/slides/quiz',
    ],
    ['generation/writers/outline/dialogue', 'generation/writers/outline/planning'],
    ['generation/writers/outline/rewriting', 'generation/writers/outline/answering'],
    ['generation/writers/outline/updating'],
    ['generation/writers/outline'],
    ['generation/writers/outline/thread'],
    // The writer with language models, from the parts of a page to checked drafts.
    ['generation/writers/language-model'],
    ['generation/writers/language-model/answer'],
    ['generation/writers/language-model/models'],
    ['generation/writers/language-model/planning'],
    ['generation/writers/language-model/writing'],
    ['generation/writers/language-model/rewriting'],
    ['generation/writers/language-model/asking', 'generation/writers/language-model/translating'],
    ['generation/writers/language-model/writer'],
    ['generation/writers'],
    ['generation/estimates', 'generation/models'],
    ['generation/routes'],
  ],
  documents: [
    ['documents/library/format', 'documents/library/store'],
    ['documents/library/published'],
    ['documents/library/upgrade'],
    ['documents/library'],
    // Changes on the page of a document, the plans by which each format is generated, and translations.
    ['documents/page-changes', 'documents/plans', 'documents/translations'],
    ['documents/slideshows/pictures/models'],
    ['documents/slideshows/pictures', 'documents/podcasts/episode/artwork'],
    ['documents/podcasts/episode'],
    ['documents/podcasts/feed'],
    // Formats import neither each other (see `formats-apart`) nor recordings.
    ['documents/slideshows', 'documents/podcasts', 'documents/recordings', 'documents/takes'],
  ],
  learners: [
    // Secret addresses for learners.
    ['learners/shares', 'learners/publications/store'],
    // Pages and files for learners.
    ['learners/learn'],
    // Pages with slideshows and podcasts in course systems.
    ['learners/publications/pages'],
    ['learners/publications'],
    // Figures of learners' visits.
    ['learners/insights'],
  ],
  // Sends changes of features to browsers. A feature reports through `platform/queue/job-changes.ts`, and events reads it.
  events: [['events']],
  // Registers the routes that features export as lists of `Route`.
  http: [['http']],
  // The work of each job. A feature starts a job by its name, through `jobs/`.
  work: [['work']],
  // Start, maintenance and move of an installation.
  operation: [['operation']],
  // Creates the features, group by group. Only `create-features.ts` imports it.
  composition: [['composition']],
}

/** The languages of the interface. */
const languages = 'messages/languages'
/** Lists the messages that each language has. They belong to features, so these files import types from everywhere. */
const typesOfMessages = `(${web}${languages}/language-messages|${domain}messages/domain-messages)\\.ts$`

/**
 * The folders of web that all features share, by layer, lowest first. A folder imports only folders of lower layers.
 * Folders of one layer do not import each other. A folder includes its kinds. Other folders in it have their own layer.
 */
const sharedLayers = [
  // The language of the interface. Each feature has its own messages.
  ['messages'],
  ['messages/problems'],
  // The other languages. They use only the types of the English messages, which are above.
  [languages],
  // Primitives, which do not depend on slides.
  ['ui'],
  ['ui/fields', 'ui/viewport', 'ui/overlays'],
  // Audio playback, for every player.
  ['audio'],
  // Slides render only their props, so they are below the calls to the server.
  ['slides/runtime'],
  ['slides/background', 'slides/motion', 'slides/drawing'],
  ['slides/text'],
  ['slides/views'],
  ['slides/stage'],
  ['slides/player/playback'],
  ['slides/player/controls'],
  ['slides/player/captions'],
  ['slides/player'],
  // Icons and calls of formats.
  ['formats'],
  // Calls to the server and its events.
  ['api', 'course-systems'],
  ['api/events'],
  // The cost of work and the rest of budgets.
  ['spending'],
  // Everything the editors share, for any type of document.
  ['editing/document'],
  ['editing/drafts'],
  ['editing/saving'],
  ['editing/session'],
  ['editing/commands', 'editing/jobs', 'editing/panels', 'editing/rewriting'],
  ['editing/asking', 'editing/history', 'editing/presence', 'editing/spoken-takes'],
  ['editing/merge', 'editing/page-changes'],
  ['recording/capture', 'recording/outbox', 'voices'],
  ['recording', 'voices/glossary'],
  // Translations, for any type of document.
  ['editing/translation'],
  // The sharing panel in both editors and the course list, and the published version.
  ['sharing/qr-code'],
  ['sharing/panel', 'sharing/published'],
  ['sharing'],
  // Pages in the course system: the dialog in both editors and the course list.
  ['publishing/state'],
  ['publishing/dialog'],
  ['publishing'],
]

/** The folders of each feature, lowest first. They are above the shared folders. Features do not import each other. */
const featureLayers = {
  account: [['features/account/forms'], ['features/account'], ['features/account/settings']],
  courses: [
    ['features/courses/feed', 'features/courses/state', 'features/courses/status'],
    ['features/courses/import', 'features/courses/jobs', 'features/courses/top-bar'],
    ['features/courses/pages'],
    ['features/courses'],
  ],
  gallery: [['features/gallery']],
  generate: [['features/generate'], ['features/generate/dialog']],
  guide: [['features/guide/tour'], ['features/guide']],
  insights: [['features/insights']],
  models: [['features/models']],
  'podcast-editor': [
    ['features/podcast-editor/playback'],
    ['features/podcast-editor/document'],
    [
      'features/podcast-editor/hosts',
      'features/podcast-editor/information',
      'features/podcast-editor/now-playing/waveform',
    ],
    ['features/podcast-editor/now-playing'],
    ['features/podcast-editor/dialogue'],
    ['features/podcast-editor/segments'],
    ['features/podcast-editor'],
    ['features/podcast-editor/watching'],
    ['features/podcast-editor/screen'],
  ],
  'slideshow-editor': [
    ['features/slideshow-editor/document'],
    [
      'features/slideshow-editor/on-slide',
      'features/slideshow-editor/theme',
      'features/slideshow-editor/voicing',
    ],
    ['features/slideshow-editor/canvas'],
    ['features/slideshow-editor/drawing'],
    ['features/slideshow-editor/inspector', 'features/slideshow-editor/rail'],
    ['features/slideshow-editor'],
    ['features/slideshow-editor/commands', 'features/slideshow-editor/watching'],
    ['features/slideshow-editor/screen'],
  ],
}

/** The pages for learners, lowest first. They use no calls to the server, and they are not part of the app. */
const learnLayers = [
  ['learn'],
  ['learn/slideshow', 'learn/podcast', 'learn/course', 'learn/not-found'],
  ['learn/pages'],
]
const belowLearn = sharedLayers.slice(
  0,
  sharedLayers.findIndex((layer) => layer.includes('slides/player')) + 1,
)

/** The routes, which import every feature. */
const topLayers = [['app']]

/**
 * Checks that every folder has a layer.
 * @param {string} parent path of the folders from the root of the project
 * @param {readonly string[]} found folders that exist
 * @param {readonly string[]} ranked folders of the list
 * @param {string} list name of the list
 */
function checkLayers(parent, found, ranked, list) {
  const faults = [
    ...found
      .filter((name) => !ranked.includes(name))
      .map(
        (folder) =>
          `${parent}/${folder} has no layer. Add it to ${list} in .dependency-cruiser.cjs, above everything it imports.`,
      ),
    ...ranked
      .filter((name) => !found.includes(name))
      .map(
        (folder) => `${parent}/${folder} does not exist. Remove it from ${list} in .dependency-cruiser.cjs.`,
      ),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** All folders below one that contain code of the product, except kinds and languages. */
const rankableFolders = (root) =>
  foldersIn(root)
    .filter((folder) => !new RegExp(tests).test(`${folder}/`) && !kindFolders.includes(folder))
    .filter((folder) => path.dirname(folder) !== `packages/web/src/${languages}`)
    .filter((folder) =>
      readdirSync(path.join(__dirname, folder)).some(
        (file) => /\.tsx?$/.test(file) && !new RegExp(tests).test(`/${file}`),
      ),
    )
    .map((folder) => path.relative(root, folder).replaceAll('\\', '/'))

checkLayers(
  'packages/domain/src',
  rankableFolders('packages/domain/src'),
  domainLayers.flat(),
  "'domainLayers'",
)

for (const [group, own] of Object.entries(serverLayers))
  for (const folder of own.flat().filter((name) => name !== group && !name.startsWith(`${group}/`)))
    throw new Error(`${folder} is not in ${group}. Move it to the layers of its group in 'serverLayers'.`)
const rankedInServer = Object.values(serverLayers).flat(2)
/** Kinds of the server that have a layer of their own. */
const rankedKinds = kindFolders.filter((folder) =>
  rankedInServer.some((name) => folder === `packages/server/src/${name}`),
)
checkLayers(
  'packages/server/src',
  [
    ...rankableFolders('packages/server/src'),
    ...rankedKinds.map((folder) => path.relative('packages/server/src', folder).replaceAll('\\', '/')),
  ],
  rankedInServer,
  "'serverLayers'",
)

const webFolders = rankableFolders('packages/web/src')
const rankedFolders = [sharedLayers, ...Object.values(featureLayers), learnLayers, topLayers].flat(2)
checkLayers('packages/web/src', webFolders, rankedFolders, "'sharedLayers', 'featureLayers' or 'learnLayers'")

/** The folders that a rule allows, for its message. */
const describeFolders = (_folder, below) => (below.length > 0 ? below.join(', ') : 'no other folder')

/** The same for a folder of the server: those of its group by name, because the lower groups are many folders. */
function describeInServer(folder, below) {
  const groups = Object.keys(serverLayers)
  const group = folder.split('/')[0]
  const ofGroup = below.filter((one) => one.split('/')[0] === group)
  return describeFolders(folder, [
    ...ofGroup,
    ...groups.slice(0, groups.indexOf(group)).map((one) => `${one}/…`),
  ])
}

/**
 * One rule per folder. It forbids imports of other layers than lower ones.
 * @param {readonly (readonly string[])[]} own layers, lowest first
 * @param {readonly string[]} base folders below all of these
 * @param {{ root: string, files: (folder: string) => string, describe?: (folder: string, below: readonly string[]) => string }} area
 */
const rulesOf = (own, base, { root, files, describe = describeFolders }) =>
  own.flatMap((layer, height) => {
    const below = [...base, ...own.slice(0, height).flat()]
    return layer.map((folder) => ({
      name: `${folder}-imports-only-lower-layers`,
      severity: 'error',
      comment: `${folder} may import ${describe(folder, below)}. Move shared code to one of these, or take it as an argument.`,
      from: { path: `${root}${files(folder)}`, pathNot: [tests, typesOfMessages] },
      to: {
        path: `${root}[^/]+/`,
        pathNot: [tests, ...[folder, ...below].map((one) => `${root}${files(one)}`)],
      },
    }))
  })

/** The files directly in a folder of a package, and the kinds that it lists. The folder of languages has a folder for each. */
const filesWithKinds = (parent) => (name) => {
  if (name === languages) return `${name}/`
  const listed = kindFolders.filter((folder) => path.dirname(folder) === `${parent}/${name}`)
  return `${name}/(${['[^/]+$', ...listed.map((folder) => `${path.basename(folder)}/`)].join('|')})`
}

/** The same for the server, where kinds may have a layer of their own, together with their list. */
const filesInServer = (name) => {
  const folder = `packages/server/src/${name}`
  if (rankedKinds.includes(folder)) return `${name}(\\.ts|/[^/]+)$`
  const within = (folders) =>
    folders.filter((one) => path.dirname(one) === folder).map((one) => path.basename(one))
  const lists = within(rankedKinds).map((list) => `(?!${list}\\.ts$)`)
  const kindsOfFolder = within(kindFolders.filter((one) => !rankedKinds.includes(one)))
  return `${name}/(${[`${lists.join('')}[^/]+$`, ...kindsOfFolder.map((one) => `${one}/`)].join('|')})`
}

const inDomain = { root: domain, files: filesWithKinds('packages/domain/src') }
const inServer = { root: server, files: filesInServer, describe: describeInServer }
const inWeb = { root: web, files: filesWithKinds('packages/web/src') }
const layerRules = [
  ...rulesOf(domainLayers, [], inDomain),
  ...rulesOf(Object.values(serverLayers).flat(), [], inServer),
  ...rulesOf(sharedLayers, [], inWeb),
  ...Object.values(featureLayers).flatMap((own) => rulesOf(own, sharedLayers.flat(), inWeb)),
  ...rulesOf(learnLayers, belowLearn.flat(), inWeb),
  ...rulesOf(topLayers, [sharedLayers, ...Object.values(featureLayers)].flat(2), inWeb),
]

/**
 * Lower layers do not import higher layers.
 * @param {string} name
 * @param {string} below paths that may not import
 * @param {string} above these paths
 * @param {string} comment what to do instead
 */
const never = (name, below, above, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: below, pathNot: tests },
  to: { path: above },
})

module.exports = {
  forbidden: [
    {
      name: 'domain-imports-zod-only',
      severity: 'error',
      comment:
        'domain is pure: zod and nothing else. Take dependencies (time, randomness, files) as arguments, or move this to server or web.',
      from: { path: src('domain'), pathNot: tests },
      to: { pathNot: [src('domain'), 'node_modules/zod/'] },
    },
    never(
      'server-never-web',
      '^packages/server/',
      '^packages/web/',
      'server and web share only domain. Move shared code to domain.',
    ),
    never(
      'web-never-server',
      '^packages/web/',
      '^packages/(server|sandbox-lms)/',
      'server and web share only domain. Move shared code to domain, or call the API.',
    ),
    never(
      'sandbox-imports-no-other-package',
      '^packages/sandbox-lms/',
      '^packages/(domain|server|web)/',
      'The sandbox tests the Canvas adapter, so it must not share code with it. Write the code again here.',
    ),
    {
      name: 'sandbox-from-composition-only',
      severity: 'error',
      comment:
        'The server uses the sandbox like any course system, over HTTP. Only operation/demo.ts starts it.',
      from: { path: server, pathNot: [composition, tests] },
      to: { path: '^packages/sandbox-lms/' },
    },

    ...layerRules,
    {
      name: 'language-messages-imports-types-only',
      severity: 'error',
      comment:
        'The contract of the languages imports types only, so that no feature is in the code of a language.',
      from: { path: typesOfMessages },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'composition-is-the-top',
      severity: 'error',
      comment:
        'compose.ts, create-features.ts and composition/ import everything, so only main.ts may import them. Take the dependency as an argument.',
      from: { path: server, pathNot: [composition, tests] },
      to: { path: composition },
    },
    {
      name: 'adapters-know-ports-only',
      severity: 'error',
      comment:
        'An adapter converts an external system to its port. It does not use features, stores or http: return a value.',
      from: {
        path: `${server}(course-material/courses/course-systems|generation/writers|audio/speech/speech-engines|platform/mail/mailers)/`,
        pathNot: tests,
      },
      to: { path: [`${server}(http|accounts|documents|platform/queue|jobs|platform/db)/`, '-store\\.ts$'] },
    },
    {
      name: 'formats-apart',
      severity: 'error',
      comment: 'A format does not use another, at no layer. Move shared code to documents/library.',
      from: { path: `${server}documents/(${formats})/`, pathNot: tests },
      to: { path: `${server}documents/(${formats})/`, pathNot: `${server}documents/$1/` },
    },
    {
      name: 'sql-in-stores-only',
      severity: 'error',
      comment:
        'Only *-store.ts and platform/db/ contain SQL. Add a function to the store of this feature and call it.',
      from: { path: server, pathNot: ['-store\\.ts$', `${server}platform/db/`, tests] },
      to: { path: ['node_modules/(drizzle-orm|pg|@electric-sql)/', `${server}platform/db/schema/`] },
    },

    never(
      'web-entries-are-the-top',
      `${web}[^/]+/`,
      `${web}[^/]+\\.tsx?$`,
      'The entries (main.tsx, player-entry.tsx) import everything. Move shared code to a folder.',
    ),
    {
      name: 'web-api-knows-domain-and-messages-only',
      severity: 'error',
      comment: 'api calls the server and renders nothing. Return a value, and let the caller render it.',
      from: { path: `${web}api/`, pathNot: tests },
      to: { path: `${web}[^/]+/`, pathNot: [`${web}api/`, `${web}messages/`, tests] },
    },

    {
      name: 'kinds-apart',
      severity: 'error',
      comment: 'Kinds never import each other. Move shared code beside their list.',
      from: { path: `(${kinds.join('|')})/([^/.]+)`, pathNot: tests },
      to: { path: '$1/', pathNot: '$1/$2[./]' },
    },
    ...kinds.map((folder) => ({
      name: `${folder.split('/').at(-1)}-through-their-list`,
      severity: 'error',
      comment:
        'Only their list imports a kind. Use the list, and add the data you need to the definition of the kinds.',
      from: { pathNot: [`${folder}(/|\\.tsx?$)`, composition, tests] },
      to: { path: `${folder}/` },
    })),

    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'These files import each other. Move shared code to a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      comment:
        'Tests, contract suites and fakes are not part of the product. Move the code you need out of them.',
      from: { path: '^packages/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'This file or package does not exist. Check its spelling and package.json.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
}
