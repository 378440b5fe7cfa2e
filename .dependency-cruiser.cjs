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
const composition = `${server}(main|compose|create-features|operation/(demo|transfer))\\.ts$`

/** Every folder of kinds (`themes/`) has its list beside it (`themes.ts`). Only the list imports the kinds. */
const kindFolders = foldersIn('packages').filter((folder) => existsSync(path.join(__dirname, `${folder}.ts`)))
const kinds = kindFolders.map((folder) => `^${folder}`)

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
  ['interface-languages', 'markup', 'problems/codes', 'slides/text', 'title-art'],
  ['messages'],
  ['accounts', 'courses', 'drawings', 'podcast/music'],
  ['voices'],
  // Scripts and audio, for any type of document.
  ['narration', 'narration/glossary', 'publications'],
  ['narration/audio', 'narration/captions', 'slides', 'sources'],
  ['documents'],
  ['editing', 'jobs', 'theme'],
  // Sentences name formats, languages and gaps. Lower folders have only the codes.
  ['problems'],
  // Formats do not import each other.
  ['podcast', 'slideshow'],
  ['learn', 'motion', 'podcast/episode', 'api/endpoint'],
  ['api/documents', 'api/learners'],
  ['api', 'podcast/transcripts'],
  ['podcast/editing', 'slideshow/editing'],
]

/**
 * The layers of the server, lowest first. A folder imports only folders of lower layers. Folders of one layer do not import
 * each other: move shared code to a lower layer, or let `create-features.ts` pass it as an argument.
 */
const layers = [
  ['platform/runtime', 'platform/configuration'],
  ['platform/db', 'platform/mail', 'platform/providers', 'platform/languages'],
  // Threads and processes for work that takes processor time.
  ['platform/workers'],
  // Accounts do not depend on courses and content.
  ['accounts'],
  // Budgets of accounts and of the installation.
  ['spending'],
  // Durable jobs, which refer to features by id.
  ['platform/queue'],
  // Course systems and their pages, and who may edit them.
  ['course-material/courses'],
  ['access'],
  ['jobs', 'course-material/media', 'course-material/glossaries', 'presence'],
  // Courses from files, with their pictures.
  ['course-material/imports', 'audio/speech'],
  // Audio of parts, for any type of document.
  ['audio/narration'],
  ['pieces/documents'],
  // Secret addresses for learners.
  ['learners/shares'],
  ['audio/voices'],
  ['generation'],
  // What changed on the page of a document.
  ['course-material/page-changes'],
  // Formats import neither each other nor recordings.
  ['pieces/slideshows', 'pieces/podcasts', 'audio/recordings'],
  // Pages and files for learners.
  ['learners/learn'],
  // Pages with slideshows and podcasts in course systems.
  ['learners/publications'],
  // What learners did.
  ['learners/insights'],
  // Sends changes of features to browsers. A feature reports through `platform/queue/job-changes.ts`, and events reads it.
  ['events'],
  // Registers the routes that features export as lists of `Route`.
  ['http'],
  // What each job does. A feature starts a job by its name, through `jobs/`.
  ['work'],
  // Start, maintenance and move of an installation.
  ['operation'],
]

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
  ['ui/fields', 'ui/near', 'ui/overlays'],
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
  // What work costs, and what is left of budgets.
  ['spending'],
  // Everything the editors share, for any type of document.
  ['editing/document'],
  ['editing/drafts'],
  ['editing/saving'],
  ['editing/session'],
  ['editing/commands', 'editing/jobs', 'editing/panels', 'editing/rewriting'],
  ['editing/history', 'editing/presence'],
  ['editing/merge', 'editing/page-changes'],
  ['recording/capture', 'recording/outbox', 'voices'],
  ['recording', 'voices/glossary'],
  // What learners get: the panel in both editors and the course list.
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
    ['features/slideshow-editor/commands'],
    ['features/slideshow-editor/screen'],
  ],
}

/** The pages for learners, lowest first. They use no calls to the server, and they are not part of the app. */
const learnLayers = [
  ['learn'],
  ['learn/slideshow', 'learn/podcast', 'learn/course', 'learn/gone'],
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
  for (const folder of found.filter((name) => !ranked.includes(name)))
    throw new Error(
      `${parent}/${folder} has no layer. Add it to ${list} in .dependency-cruiser.cjs, above everything it imports.`,
    )
  for (const folder of ranked.filter((name) => !found.includes(name)))
    throw new Error(`${parent}/${folder} does not exist. Remove it from ${list} in .dependency-cruiser.cjs.`)
}

/** The folders of the server with a layer: those of `src`, or those in a folder that only groups others. */
const serverGroups = ['platform', 'course-material', 'pieces', 'audio', 'learners']
const foldersOf = (folder) =>
  readdirSync(path.join(__dirname, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map((entry) => entry.name)
const serverFolders = foldersOf('packages/server/src').flatMap((name) =>
  serverGroups.includes(name)
    ? foldersOf(`packages/server/src/${name}`).map((inner) => `${name}/${inner}`)
    : [name],
)
checkLayers('packages/server/src', serverFolders, layers.flat(), "'layers'")

/** All folders below one that contain code of the product, except kinds and languages. */
const rankableFolders = (root) =>
  foldersIn(root)
    .filter((folder) => !new RegExp(tests).test(`${folder}/`) && !kindFolders.includes(folder))
    .filter((folder) => path.dirname(folder) !== `packages/web/src/${languages}`)
    .filter((folder) => readdirSync(path.join(__dirname, folder)).some((file) => /\.tsx?$/.test(file)))
    .map((folder) => path.relative(root, folder).replaceAll('\\', '/'))

checkLayers(
  'packages/domain/src',
  rankableFolders('packages/domain/src'),
  domainLayers.flat(),
  "'domainLayers'",
)

const webFolders = rankableFolders('packages/web/src')
const rankedFolders = [sharedLayers, ...Object.values(featureLayers), learnLayers, topLayers].flat(2)
checkLayers('packages/web/src', webFolders, rankedFolders, "'sharedLayers', 'featureLayers' or 'learnLayers'")

/**
 * One rule per folder. It forbids imports of other layers than lower ones.
 * @param {readonly (readonly string[])[]} own layers, lowest first
 * @param {readonly string[]} base folders below all of these
 * @param {{ root: string, files: (folder: string) => string }} area
 */
const rulesOf = (own, base, { root, files }) =>
  own.flatMap((layer, height) => {
    const below = [...base, ...own.slice(0, height).flat()]
    return layer.map((folder) => ({
      name: `${folder}-imports-only-lower-layers`,
      severity: 'error',
      comment: `${folder} may import ${below.length > 0 ? below.join(', ') : 'no other folder'}. Move shared code to one of these, or take it as an argument.`,
      from: { path: `${root}${files(folder)}`, pathNot: [tests, typesOfMessages] },
      to: {
        path: `${root}[^/]+/`,
        pathNot: [tests, ...[folder, ...below].map((one) => `${root}${files(one)}`)],
      },
    }))
  })

const wholeFolder = (folder) => `${folder}/`

/** The files directly in a folder of a package, and the kinds that it lists. The folder of languages has a folder for each. */
const filesWithKinds = (parent) => (name) => {
  if (name === languages) return wholeFolder(name)
  const listed = kindFolders.filter((folder) => path.dirname(folder) === `${parent}/${name}`)
  return `${name}/(${['[^/]+$', ...listed.map((folder) => `${path.basename(folder)}/`)].join('|')})`
}

const inDomain = { root: domain, files: filesWithKinds('packages/domain/src') }
const inWeb = { root: web, files: filesWithKinds('packages/web/src') }
const layerRules = [
  ...rulesOf(domainLayers, [], inDomain),
  ...rulesOf(layers, [], { root: server, files: wholeFolder }),
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
        'compose.ts and create-features.ts import everything, so only main.ts may import them. Take the dependency as an argument.',
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
      to: { path: [`${server}(http|accounts|pieces|platform/queue|jobs|platform/db)/`, '-store\\.ts$'] },
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
