/** What is new in one version. */
export interface Release {
  /** As the file says it: 'Next', '0.1.0'. */
  readonly version: string
  readonly changes: readonly string[]
}

/** The releases of a CHANGELOG.md, newest first: a heading of the second level each, with a list below it. */
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

/** Names the newest news. It changes when something is added to them. */
export function newsIdOf(releases: readonly Release[]): string {
  const text = JSON.stringify(releases[0] ?? '')
  // FNV-1a: a name, no secret.
  const hash = [...text].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  return (hash >>> 0).toString(36)
}

/** A change in stretches: words, *names on the screen* and `what is typed`. */
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
