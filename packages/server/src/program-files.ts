const isBuilt = import.meta.url.endsWith('.js')

/** A file of `src`, by its path there, whether Lectern runs from its sources or from its build in `dist`. */
export function sourceFile(path: string): URL {
  return new URL(`../src/${path}`, import.meta.url)
}

/** A program that runs in a thread or process of its own, by the path of its source. Each is an entry of the build. */
export function programFile(path: `${string}.ts`): URL {
  const name = path.replace(/^.*\/|\.ts$/g, '')
  return isBuilt ? new URL(`${name}.js`, import.meta.url) : sourceFile(path)
}
