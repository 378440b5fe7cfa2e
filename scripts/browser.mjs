import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { runTool } from './run-tool.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of the Chromium that is installed on this machine. Undefined if there is none. */
export function systemBrowser() {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
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
  return installDebianPackage() && systemBrowser() !== undefined
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

function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log("Installing the system's chromium package …")
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
