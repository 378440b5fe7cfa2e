/** A style sheet that a page contains. */
export interface PageStyles {
  readonly file: string
  /** Its rules. Addresses in it are absolute. */
  readonly text: string
}

/** The built files that a page loads, as paths from the root of the server. */
export interface PageFiles {
  /** Loads the scripts after the first paint (`start-page.ts`). Undefined for a page without scripts. */
  readonly start?: string | undefined
  readonly styles: readonly PageStyles[]
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

/**
 * @param folder Path of the files of the manifest, with a slash at its end.
 * @param read Reads a file of the manifest.
 */
export function pageFilesOf(
  manifest: Readonly<Record<string, ManifestFile | undefined>>,
  folder: string,
  read: (file: string) => string,
): FindPageFiles {
  const known = new Map<string, PageStyles>()
  const stylesOf = (file: string): PageStyles => {
    const styles = known.get(file) ?? {
      file: folder + file,
      text: withAbsoluteUrls(read(file), folder + file),
    }
    known.set(file, styles)
    return styles
  }
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
      styles: [...new Set([...files.values()].flatMap(({ css = [] }) => css))].map(stylesOf),
      scripts: [script, ...[...files.values()].filter((file) => file !== script)].map(
        ({ file }) => folder + file,
      ),
    }
  }
}

/** The rules of a file for a place elsewhere. The build writes the addresses of other files relative to the file. */
function withAbsoluteUrls(rules: string, file: string): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  return rules.replaceAll(/(?<=url\(["']?)\.\//g, folder)
}
