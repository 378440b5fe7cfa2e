/** The changes of one version. */
export interface Release {
  /** As in the file: 'Next', '0.1.0'. */
  readonly version: string
  readonly changes: readonly string[]
}

/** The releases of a CHANGELOG.md, newest first. Each is a heading of the second level with a list below it. */
export function readChanges(markdown: string): Release[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [version = '', ...lines] = section.split('\n')
      const items = lines.join('\n').split(/^- /m).slice(1)
      return { version: version.trim(), changes: items.map((item) => item.replaceAll(/\s+/g, ' ').trim()) }
    })
    .filter(({ changes }) => changes.length > 0)
}

/** Identifies the newest release. It changes when a change is added to the release. */
export function newsIdOf(releases: readonly Release[]): string {
  const text = JSON.stringify(releases[0] ?? '')
  // FNV-1a. The id is not a secret.
  const hash = [...text].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  return (hash >>> 0).toString(36)
}

/** Splits a change into plain words, *names on the screen* and `typed text`. */
export function stretchesOf(change: string): { kind: 'words' | 'name' | 'code'; text: string }[] {
  return change
    .split(/(\*[^*]+\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.length > 2 && part.startsWith('*') && part.endsWith('*'))
        return { kind: 'name', text: part.slice(1, -1) }
      if (part.length > 2 && part.startsWith('`') && part.endsWith('`'))
        return { kind: 'code', text: part.slice(1, -1) }
      return { kind: 'words', text: part }
    })
}
