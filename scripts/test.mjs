import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureReady } from './build.mjs'
import { runChecks } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { runTool } from './run-tool.mjs'
import { addCrash, isGood, lastLine, noTests, sum, tallyOfPlaywright, tallyOfVitest } from './tally.mjs'
import { failedTests, slowestTests, testsOfPlaywright, testsOfVitest } from './test-reports.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * The failures of all stages, printed together at the end. A log of CI may show only its end.
 * @type {string[]}
 */
const failures = []

const reports = mkdtempSync(join(tmpdir(), 'lectern-test-'))

/** Each stage runs even if the previous one fails. */
const stages = {
  'Static checks': () => runChecks((name) => failures.push(`✗ ${name}`)),
  'Unit and HTTP tests': unitTests,
  'Browser tests': browserTests,
}

function unitTests() {
  const file = join(reports, 'vitest.json')
  const ended = runTool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport(file)
  reportTests(testsOfVitest(report))
  return addCrash(tallyOfVitest(report), ended)
}

function browserTests() {
  ensureReady(['web', 'server'])
  const file = join(reports, 'playwright.json')
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  if (ensureBrowser()) {
    const ended = runTool('playwright', ['test', '--reporter=list,json'], environment)
    const report = readReport(file)
    reportTests(testsOfPlaywright(report))
    return addCrash(tallyOfPlaywright(report), ended)
  }
  console.log('NO BROWSER: the browser tests are skipped. Install Chromium to run them.')
  runTool('playwright', ['test', '--list', '--reporter=json'], environment)
  return tallyOfPlaywright(readReport(file))
}

/** @param {readonly import('./test-reports.mjs').ReportedTest[]} tests */
function reportTests(tests) {
  console.log(['\nThe slowest tests:', ...slowestTests(tests)].join('\n'))
  failures.push(...failedTests(tests))
}

/** @param {string} file */
function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * @param {string} name
 * @param {() => Tally | Promise<Tally>} run
 * @returns {Promise<Tally>}
 */
async function runStage(name, run) {
  console.log(`\n${name}`)
  const start = performance.now()
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { ...noTests, failed: 1 }
  } finally {
    console.log(`${name} took ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  }
}

const tallies = []
try {
  ensureInstalled()
  for (const [name, run] of Object.entries(stages)) tallies.push(await runStage(name, run))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  tallies.push({ ...noTests, failed: 1 })
}
rmSync(reports, { recursive: true, force: true })
const total = sum(tallies)
if (failures.length > 0) console.log(['\nThe failed tests:', ...failures].join('\n'))
console.log(`\n${lastLine(total)}`)
process.exitCode = isGood(total) ? 0 : 1
