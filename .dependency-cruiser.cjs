/**
 * The law of the house (docs/architecture.md, "Who may import whom"), one rule a sentence. Each comment says what to do
 * instead. Type-only imports obey the same law.
 */

const { existsSync, readdirSync } = require('node:fs')
const { join, relative } = require('node:path')

const src = (name) => `^packages/${name}/src/`
const server = src('server')
const web = src('web')

/** Code that is no part of what runs: tests, contract suites, fakes. */
const tests = '\\.(test|contract)\\.tsx?$|-under-test\\.ts$|/src/testing/'
const composition = `${server}(main|compose|demo|transfer)\\.ts$`
const serverFeatures =
  'accounts|courses|access|generation|documents|narration|recordings|glossaries|slideshows|podcasts|media|speech|voices|jobs|providers|mail|presence'

/** Wherever there are kinds, their list (`themes.ts`) stands beside their folder (`themes/`), and only it knows them. */
const kinds = readdirSync(join(__dirname, 'packages'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/node_modules|\/dist\//.test(entry.parentPath))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((folder) => existsSync(`${folder}.ts`))
  .map((folder) => `^${relative(__dirname, folder).replaceAll('\\', '/')}`)

/**
 * What stands below does not know what stands above.
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
        'domain is pure: zod and nothing else. Take what you need (time, randomness, files) as an argument, or move this to server or web.',
      from: { path: src('domain'), pathNot: tests },
      to: { pathNot: [src('domain'), 'node_modules/zod/'] },
    },
    never(
      'server-never-web',
      '^packages/server/',
      '^packages/web/',
      'server and web meet only through domain. Move what both need to domain.',
    ),
    never(
      'web-never-server',
      '^packages/web/',
      '^packages/(server|sandbox-lms)/',
      'server and web meet only through domain. Move what both need to domain, or call the API.',
    ),
    never(
      'sandbox-imports-nothing-of-ours',
      '^packages/sandbox-lms/',
      '^packages/(domain|server|web)/',
      'The sandbox proves our adapter only as long as it shares nothing with it. Write it anew here.',
    ),
    {
      name: 'sandbox-from-composition-only',
      severity: 'error',
      comment:
        'To the server the sandbox is a course system like any other: speak HTTP to it. compose.ts alone starts it.',
      from: { path: server, pathNot: [composition, tests] },
      to: { path: '^packages/sandbox-lms/' },
    },

    {
      name: 'features-below-http',
      severity: 'error',
      comment:
        'http and job kinds call features, not the other way. Pass in what the feature needs; only its routes.ts may know http.',
      from: { path: `${server}(${serverFeatures}|events|db)/`, pathNot: [tests, '/routes\\.ts$'] },
      to: { path: `${server}http/` },
    },
    never(
      'features-below-events',
      `${server}(${serverFeatures}|db)/`,
      `${server}events/`,
      'events tells browsers what features did. A feature tells through jobs/job-changes.ts, and events reads it.',
    ),
    {
      name: 'features-below-job-kinds',
      severity: 'error',
      comment:
        'A feature sends a job by its name (jobs/job-kind.ts); what the job does is known to jobs/job-kinds.ts alone.',
      from: { path: `${server}(${serverFeatures})/`, pathNot: [tests, `${server}jobs/job-kinds`] },
      to: { path: `${server}jobs/job-kinds` },
    },
    {
      name: 'composition-is-the-top',
      severity: 'error',
      comment:
        'compose.ts sees everything, so nothing may see compose.ts but main.ts. Take what you need as an argument.',
      from: { path: server, pathNot: [composition, tests] },
      to: { path: composition },
    },
    never(
      'accounts-first',
      `${server}accounts/`,
      `${server}(courses|access|generation|documents|slideshows|podcasts)/`,
      'accounts < courses < access < generation < slideshows, podcasts. Move what accounts needs down, or take it as an argument.',
    ),
    never(
      'courses-second',
      `${server}courses/`,
      `${server}(access|glossaries|generation|slideshows|podcasts)/`,
      'accounts < courses < access < generation < slideshows, podcasts. Move what courses needs down, or take it as an argument.',
    ),
    never(
      'access-third',
      `${server}access/`,
      `${server}(glossaries|generation|documents|slideshows|podcasts|jobs|media|speech|voices)/`,
      'access says who may edit which course, from accounts and courses alone. Take what it needs as an argument.',
    ),
    never(
      'glossaries-below-documents',
      `${server}glossaries/`,
      `${server}(generation|documents|slideshows|podcasts)/`,
      'A glossary belongs to a course and knows nothing of what is made of it. Move what it needs down.',
    ),
    never(
      'narration-below-documents',
      `${server}narration/`,
      `${server}(generation|documents|slideshows|podcasts)/`,
      'Narration gives audio to parts, whatever document they are of. Take what it needs as an argument, or move it down.',
    ),
    never(
      'generation-third',
      `${server}(generation|documents)/`,
      `${server}(slideshows|podcasts)/`,
      'accounts < courses < generation < slideshows, podcasts. Move what generation needs down, or take it as an argument.',
    ),
    never(
      'slideshows-never-podcasts',
      `${server}slideshows/`,
      `${server}podcasts/`,
      'The formats do not know each other. What both need moves down (documents/).',
    ),
    never(
      'podcasts-never-slideshows',
      `${server}podcasts/`,
      `${server}slideshows/`,
      'The formats do not know each other. What both need moves down (documents/).',
    ),
    never(
      'formats-never-recordings',
      `${server}(generation|documents|narration|slideshows|podcasts)/`,
      `${server}recordings/`,
      'Recordings give audio to parts of every format through documents, and no format knows them. Move what both need down.',
    ),
    {
      name: 'adapters-know-ports-only',
      severity: 'error',
      comment:
        'An adapter translates the outside world to its port. Features, stores and http are none of its business: return a value.',
      from: {
        path: `${server}(courses/course-systems|generation/writers|speech/speech-engines|mail/mailers)/`,
        pathNot: tests,
      },
      to: { path: [`${server}(http|accounts|documents|slideshows|podcasts|jobs|db)/`, '-store\\.ts$'] },
    },
    {
      name: 'sql-in-stores-only',
      severity: 'error',
      comment: 'SQL lives in *-store.ts and db/. Add a function to the store of this feature and call it.',
      from: { path: server, pathNot: ['-store\\.ts$', `${server}db/`, tests] },
      to: { path: ['node_modules/(drizzle-orm|pg|@electric-sql)/', `${server}db/schema`] },
    },

    never(
      'web-app-is-the-top',
      `${web}(features|voices|editing|slides|ui|api)/`,
      `${web}app/`,
      'app → features → slides → ui. Take what you need as a prop, or move it down.',
    ),
    never(
      'web-features-above-the-rest',
      `${web}(voices|editing|slides|ui|api)/`,
      `${web}features/`,
      'app → features → slides → ui. Take what you need as a prop, or move it down.',
    ),
    never(
      'web-slides-above-ui',
      `${web}(slides|ui)/`,
      `${web}(voices|editing|api)/`,
      'Slides are drawn from what they are given. Take it as a prop; features fetch.',
    ),
    never(
      'web-ui-knows-no-slides',
      `${web}(ui|api)/`,
      `${web}slides/`,
      'ui holds primitives that know nothing of slides. Move this to slides/.',
    ),
    never(
      'web-api-knows-domain-only',
      `${web}api/`,
      `${web}(ui|voices|editing)/`,
      'api speaks to the server and shows nothing. Return a value and let the caller show it.',
    ),
    {
      name: 'web-features-apart',
      severity: 'error',
      comment: 'Features never import each other. What two need moves down to slides/, voices/, ui/ or api/.',
      from: { path: `${web}features/([^/]+)/`, pathNot: tests },
      to: { path: `${web}features/`, pathNot: `${web}features/$1/` },
    },

    {
      name: 'kinds-apart',
      severity: 'error',
      comment: 'Kinds never import their siblings. What two need moves up, beside their list.',
      from: { path: `(${kinds.join('|')})/([^/.]+)`, pathNot: tests },
      to: { path: '$1/', pathNot: '$1/$2[./]' },
    },
    ...kinds.map((folder) => ({
      name: `${folder.split('/').at(-1)}-through-their-list`,
      severity: 'error',
      comment:
        'Nobody but their list names a kind. Ask the list, and let the kind answer through its definition.',
      from: { pathNot: [`${folder}(/|\\.tsx?$)`, composition, tests] },
      to: { path: `${folder}/` },
    })),

    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'These files need each other. Move what both need to a third file below them.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-tests-in-what-runs',
      severity: 'error',
      comment: 'Tests, contract suites and fakes are no part of the product. Move what you need out of them.',
      from: { path: '^packages/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'There is no such file or package. Is it spelled right, and in package.json?',
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
