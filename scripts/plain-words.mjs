import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runScript } from './run-script.mjs'
import { covered } from './plain-words/banned-words.mjs'
import { findBannedWords } from './plain-words/find-banned-words.mjs'
import { root } from './runtime.mjs'

/** The list of banned words contains all of them. */
const listOfWords = 'scripts/plain-words/banned-words.mjs'

/** Reports banned words in the tracked files that the check covers. */
await runScript(() => {
  const findings = trackedFiles().flatMap((path) =>
    findBannedWords(path, readFileSync(join(root, path), 'utf8')),
  )
  for (const { path, line, word, instead } of findings) {
    console.log(`${path}:${line}: '${word}'. Instead: ${instead}.`)
  }
  if (findings.length === 0) return
  console.log(`\nSee 'Writing' in CONTRIBUTING.md. The list of words is ${listOfWords}.`)
  process.exitCode = 1
})

/** Files that are new but not ignored count too. */
function trackedFiles() {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...covered]
  const { status, stdout } = spawnSync('git', options, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error('The files cannot be listed: this check needs a Git working copy.')
  return stdout
    .split('\0')
    .filter((path) => path !== '' && path !== listOfWords && existsSync(join(root, path)))
}
