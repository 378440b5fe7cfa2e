import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, join } from 'node:path'
import { runTool } from './run-tool.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of the Chromium that is installed on this machine. Undefined if there is none. */
export function systemBrowser() {
  return installed(names)
}

/**
 * Path of Chromium's headless shell, or of Chromium if the shell is not installed. Undefined if neither is. The shell
 * is about a fifth faster, but has no microphone.
 */
export function systemHeadlessShell() {
  return installed(['chromium-headless-shell', ...names])
}

/** @param {readonly string[]} commands */
function installed(commands) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((name) => join(folder, name)))
    .toSorted((one, other) => commands.indexOf(basename(one)) - commands.indexOf(basename(other)))
    .find((file) => existsSync(file) && works(file))
}

/**
 * Makes sure that there is a browser for the tests: the installed one, or the test runner's, or Debian's package if
 * this process may install it. Returns whether there is one.
 */
export function ensureBrowser() {
  if (systemBrowser() || downloadedBrowserWorks()) return true
  console.log("Chromium is not installed. Downloading the test runner's own …")
  runTool('playwright', ['install', 'chromium'])
  if (downloadedBrowserWorks()) return true
  return installDebianPackages() && systemBrowser() !== undefined
}

function downloadedBrowserWorks() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  return works(chromium.executablePath())
}

/**
 * Starts the browser to find out. A download may lack system libraries, and on some systems the command only opens a
 * shop.
 * @param {string} file
 */
function works(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function installDebianPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log("Installing the system's chromium packages …")
  if (!runApt('update')) return false
  const isThere = runApt('install', '-y', '--no-install-recommends', 'chromium')
  // Older releases of Debian have no such package.
  if (isThere) runApt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  return isThere
}

/** @param {string[]} parameters */
function runApt(...parameters) {
  const { status } = spawnSync('apt-get', ['-qq', ...parameters], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}
