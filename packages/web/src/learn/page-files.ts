/** The built files that a page loads, as paths from the root of the server. */
export interface PageFiles {
  /** Loads the scripts after the first paint (`start-page.ts`). Undefined for a page without scripts. */
  readonly start?: string | undefined
  readonly styles: readonly string[]
  /** The script of the page, and those that it imports. */
  readonly scripts: readonly string[]
}

/** Finds the files of a page by its entry, such as `learn/slideshow/slideshow-client.tsx`. `also` are modules that it needs soon. */
export type FindPageFiles = (entry: string, also?: readonly string[]) => PageFiles

/** A file in the manifest of Vite. */
export interface ManifestFile {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** @param folder Path of the files of the manifest, with a slash at its end. */
export function pageFilesOf(
  manifest: Readonly<Record<string, ManifestFile | undefined>>,
  folder: string,
): FindPageFiles {
  const withImports = (key: string, found: Map<string, ManifestFile>): Map<string, ManifestFile> => {
    const file = manifest[key]
    if (!file || found.has(key)) return found
    for (const imported of file.imports ?? []) withImports(imported, found)
    return found.set(key, file)
  }
  const fileOf = (name: string): ManifestFile => {
    const file = manifest[name]
    if (!file) throw new Error(`The build has no ${name}.`)
    return file
  }
  return (entry, also = []) => {
    const name = `src/${entry}`
    const files = new Map<string, ManifestFile>()
    for (const key of [name, ...also.map((module) => `src/${module}`)]) withImports(key, files)
    const script = fileOf(name)
    const start = fileOf('src/learn/start-page.ts')
    return {
      start: folder + start.file,
      styles: [...new Set([...files.values()].flatMap(({ css = [] }) => css))].map((file) => folder + file),
      scripts: [script, ...[...files.values()].filter((file) => file !== script)].map(
        ({ file }) => folder + file,
      ),
    }
  }
}
