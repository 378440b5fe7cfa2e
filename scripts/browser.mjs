import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { runTool } from './run-tool.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium that this machine has, by its path; undefined when it has none. */
export function systemBrowser() {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file) && works(file))
}

/**
 * Sees to it that there is a browser to test in: the machine's own, else the test runner's, else Debian's package when
 * we may install it. Tells whether there is one.
 */
export function ensureBrowser() {
  if (systemBrowser() || downloadedBrowserWorks()) return true
  console.log("There is no Chromium here; fetching the test runner's own …")
  runTool('playwright', ['install', 'chromium'])
  if (downloadedBrowserWorks()) return true
  return installDebianPackage() && systemBrowser() !== undefined
}

function downloadedBrowserWorks() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  return works(chromium.executablePath())
}

/**
 * Only trying tells: a download may lack libraries of the system, and some systems have a mere pointer to their shop.
 * @param {string} file
 */
function works(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log('Installing the chromium package of the system …')
  return runApt('update') && runApt('install', '-y', '--no-install-recommends', 'chromium')
}

/** @param {string[]} parameters */
function runApt(...parameters) {
  const { status } = spawnSync('apt-get', ['-qq', ...parameters], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}
