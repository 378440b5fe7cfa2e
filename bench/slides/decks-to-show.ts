import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type DeckSlide, lecternDeck, revealDeck, slidevDeck } from './deck.ts'

/** The versions of the compared tools. */
const revealVersion = '6.0.2'
const slidevVersion = '53.0.0'

/** Install folder of the compared tools: a cache, never a dependency of Lectern. */
const cache = resolve('node_modules/.cache/bench-slides')

const lecternAudioMs = 3000

/** A tool that shows the deck: the folder of its page, which is served at `/<name>/`. */
export interface DeckToShow {
  readonly name: 'lectern' | 'reveal' | 'slidev'
  readonly words: string
  readonly folder: string
  /** Path of its page within the folder. */
  readonly page: string
}

/** The exports of `first-slide.js`: `packages/web/src/first-slide-entry.tsx`. */
interface FirstSlideEntry {
  readonly renderFirstSlide: (slideshow: unknown) => Promise<string>
}

/** The deck in the Lectern player and in each compared tool that can be installed and built here. */
export async function decksToShow(deck: readonly DeckSlide[]): Promise<readonly DeckToShow[]> {
  return [
    await lectern(deck),
    tried('reveal.js', () => reveal(deck)),
    tried('Slidev', () => slidev(deck)),
  ].filter((shown) => shown !== undefined)
}

function tried(tool: string, make: () => DeckToShow): DeckToShow | undefined {
  try {
    return make()
  } catch (error) {
    console.log(`${tool} is left out: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

async function lectern(deck: readonly DeckSlide[]): Promise<DeckToShow> {
  const folder = join(cache, 'lectern')
  mkdirSync(folder, { recursive: true })
  cpSync('packages/web/dist/player', folder, { recursive: true })
  writeFileSync(join(folder, 'audio.wav'), silence(lecternAudioMs))
  const slideshow = lecternDeck(deck, { path: '/lectern/audio.wav', ms: lecternAudioMs })
  // The page contains the first slide, as a server sends it, and as the pages of reveal.js contain all slides.
  const { renderFirstSlide }: FirstSlideEntry = await import(
    resolve('packages/web/dist/player-server/first-slide.js')
  )
  const firstSlide = await renderFirstSlide(slideshow)
  // Embeds the deck in the page, as a site that embeds the player does.
  const json = JSON.stringify(slideshow).replaceAll('<', String.raw`\u003c`)
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>
<link rel="modulepreload" href="player.js"><link rel="stylesheet" href="player.css">
<style>html,body,#host{height:100%;margin:0}</style><div id="host">${firstSlide}</div>
<script id="deck" type="application/json">${json}</script>
<script type="module">import { mountPlayer } from './player.js'
const slideshow = JSON.parse(document.getElementById('deck').textContent)
mountPlayer(document.getElementById('host'), { slideshow, autoplay: true, auto: false })</script></html>`,
  )
  return { name: 'lectern', words: 'Lectern', folder, page: '' }
}

/** The deck in reveal.js. Throws if it cannot be installed here. */
export function reveal(deck: readonly DeckSlide[]): DeckToShow {
  const folder = install('reveal', { dependencies: { 'reveal.js': revealVersion } })
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>
<link rel="stylesheet" href="node_modules/reveal.js/dist/reset.css">
<link rel="stylesheet" href="node_modules/reveal.js/dist/reveal.css">
<link rel="stylesheet" href="node_modules/reveal.js/dist/theme/black.css">
<div class="reveal"><div class="slides">${revealDeck(deck)}</div></div>
<script src="node_modules/reveal.js/dist/reveal.js"></script>
<script>Reveal.initialize({ hash: false })</script></html>`,
  )
  return { name: 'reveal', words: `reveal.js ${revealVersion}`, folder, page: '' }
}

function slidev(deck: readonly DeckSlide[]): DeckToShow {
  const folder = install('slidev', {
    dependencies: { '@slidev/cli': slidevVersion, '@slidev/theme-default': '0.25.0', vue: '3.5.42' },
    // The published package cannot be installed: one dependency was removed, and unocss requires one that was never
    // published.
    overrides: { unocss: '66.10.5', 'lz-string-es': 'npm:lz-string@1.5.0' },
  })
  writeFileSync(join(folder, 'slides.md'), slidevDeck(deck))
  // The minifier of the tool's own builder cannot parse its styles.
  writeFileSync(join(folder, 'vite.config.ts'), 'export default { build: { cssMinify: false } }\n')
  run(folder, process.execPath, ['node_modules/@slidev/cli/bin/slidev.mjs', 'build', '--base', '/slidev/'])
  return { name: 'slidev', words: `Slidev ${slidevVersion}`, folder: join(folder, 'dist'), page: '1' }
}

/** Installs the tool. A second call installs only what changed. */
function install(name: string, parts: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const folder = join(cache, name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', ...parts }))
  if (!existsSync(join(folder, 'node_modules'))) {
    console.log(`Fetching ${name} …`)
    run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'])
  }
  return folder
}

function run(folder: string, command: string, parameters: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, parameters, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 600_000,
  })
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr.trim().slice(-400)}`)
}

/** A silent sound file. */
function silence(ms: number): Buffer {
  const rate = 8000
  const samples = Buffer.alloc((ms / 1000) * rate, 128)
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
