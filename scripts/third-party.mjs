/**
 * @typedef {object} LockedPackage
 * @property {string} [name] if it differs from the folder's
 * @property {string} [version]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {{ packages: Record<string, LockedPackage> }} Lockfile */

/** Packages that only build the web app. All its other packages are part of the bundle that browsers load. */
const buildsTheWebApp = /^(@types\/|@vitejs\/|@tailwindcss\/vite$|vite$|tailwindcss$)/

const begin = '<!-- packages: npm run licences -->'
const end = '<!-- end of packages -->'

/**
 * The packages that run in the server or in browsers, with their dependencies, sorted by name.
 * @param {Lockfile} lockfile
 */
export function shippedPackages({ packages }) {
  /** @type {Map<string, { name: string, version: string, licence: string }>} */
  const shipped = new Map()
  const web = packages['packages/web']?.devDependencies ?? {}
  const waiting = [
    ...dependenciesOf(packages['packages/server']).map((name) => ({ name, from: 'packages/server' })),
    // The build of the server contains Drizzle.
    { name: 'drizzle-orm', from: 'packages/server' },
    ...Object.keys(web)
      .filter((name) => !buildsTheWebApp.test(name))
      .map((name) => ({ name, from: 'packages/web' })),
    ...Object.keys(packages['']?.optionalDependencies ?? {}).map((name) => ({ name, from: '' })),
  ]
  /** @type {Set<string>} */
  const seen = new Set()
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const path = pathOf(packages, next.name, next.from)
    const found = path === undefined ? undefined : packages[path]
    if (path === undefined || !found || found.link || seen.has(path)) continue
    seen.add(path)
    const { version = '', license = 'unknown' } = found
    shipped.set(`${next.name} ${version}`, { name: next.name, version, licence: license })
    waiting.push(...dependenciesOf(found).map((name) => ({ name, from: path })))
  }
  return [...shipped.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

/**
 * The notices with an updated table of packages.
 * @param {string} notices
 * @param {Lockfile} lockfile
 */
export function noticesWith(notices, lockfile) {
  const from = notices.indexOf(begin)
  const to = notices.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The notices have no lines "${begin}" and "${end}".`)
  const rows = shippedPackages(lockfile).map((each) => `| ${each.name} | ${each.version} | ${each.licence} |`)
  const table = ['| package | version | licence |', '| --- | --- | --- |', ...rows].join('\n')
  return `${notices.slice(0, from)}${begin}\n\n${table}\n\n${notices.slice(to)}`
}

/** @param {LockedPackage | undefined} locked */
function dependenciesOf(locked) {
  return Object.keys({ ...locked?.dependencies, ...locked?.optionalDependencies })
}

/**
 * The path at which npm installed a dependency: in the nearest `node_modules` of a parent folder.
 * @param {Lockfile['packages']} packages
 * @param {string} name
 * @param {string} from
 */
function pathOf(packages, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return undefined
  }
}

/**
 * @param {string} a
 * @param {string} b
 */
const compare = (a, b) => (a < b ? -1 : Number(a > b))
