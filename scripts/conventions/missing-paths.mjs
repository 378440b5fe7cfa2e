import { posix } from 'node:path'

/** Folders that are not part of the repository: they are made when Lectern is built or runs. */
const madeLater = /^(?:LECTERN_DATA_DIR|assets|data|dist|node_modules)\//

/** A path of the repository: of a source file, of a folder with a slash at its end, or of anything in `src`. */
const pathPattern =
  /^(?:(?:[\w.@-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|cjs|css|md)|(?:[\w.@-]+\/)+|(?:packages\/)?[\w-]+\/src\/[\w./-]+)$/

/**
 * Paths in backticks (`jobs/add-jobs.ts`, `server/src/jobs/`) that do not exist. A path in a document may leave out its first
 * folders, or start at the folder of the document. Paths with placeholders (`<name>`, `…`, `*`) are not checked.
 * @param {import('./find-complaints.mjs').SourceFile} file
 * @param {ReadonlySet<string>} known see `endingsOf`
 */
export function missingPaths({ path, text }, known) {
  return Array.from(text.matchAll(/(?<!`)`([^`\s]+)`(?!`)/g)).flatMap(({ 1: named = '', index }) => {
    if (!pathPattern.test(named) || madeLater.test(named)) return []
    const fromDocument = posix.join(posix.dirname(path), named)
    if ([named, `${named}/`, fromDocument].some((one) => known.has(one))) return []
    const line = text.slice(0, index).split('\n').length
    return [`${path}:${line}: ${named} does not exist. Write the current path of the file.`]
  })
}

/**
 * Every ending of the paths of files and of their folders: `jobs/store/job-store.ts` has `store/job-store.ts`, `job-store.ts`,
 * `jobs/store/`, `store/` and `jobs/`.
 * @param {readonly string[]} paths
 */
export function endingsOf(paths) {
  const endings = new Set()
  for (const path of paths) {
    const parts = path.split('/')
    for (let end = parts.length; end > 0; end -= 1) {
      const slash = end < parts.length ? '/' : ''
      for (let start = 0; start < end; start += 1) endings.add(parts.slice(start, end).join('/') + slash)
    }
  }
  return endings
}
