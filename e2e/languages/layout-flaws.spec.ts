import { expect, test } from '@playwright/test'
import { layoutFlaws } from '../support/layout-flaws.ts'

/** The walk through all screens reports each layout flaw on a page that has it. */

test.use({ viewport: { width: 400, height: 300 } })

for (const [fault, html, reported] of [
  [
    'a page wider than the window',
    '<p style="width: 500px">Gezeiten</p>',
    /^the page is \d+ px wider than the window/,
  ],
  [
    'cut text',
    '<h2 style="width: 40px; overflow: hidden; white-space: nowrap">Gezeiten und Strömungen</h2>',
    /^cut off by \d+ px: <h2> “Gezeiten und Strömungen”$/,
  ],
  [
    'text outside of its button',
    '<button style="position: relative; width: 40px; padding: 0; white-space: nowrap"><span>Gezeiten und Strömungen</span></button>',
    /^\d+ px outside of its button: <span>/,
  ],
  [
    'overlapping controls',
    '<button style="width: 90px">Gezeiten</button><button style="width: 90px; margin-left: -30px">Luna</button>',
    /^<button> “Gezeiten” overlaps <button> “Luna”$/,
  ],
] as const)
  test(`${fault} is a flaw`, async ({ page }) => {
    await page.setContent(html)
    expect(await layoutFlaws(page)).toEqual([expect.stringMatching(reported)])
  })

for (const [what, html] of [
  [
    'text with an ellipsis',
    '<p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Gezeiten und Strömungen</p>',
  ],
  [
    'text for screen readers',
    '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Gezeiten</p>',
  ],
  [
    'text that scrolls',
    '<div style="width: 90px; overflow: auto"><p style="width: 300px">Gezeiten</p></div>',
  ],
  [
    'a button in a field',
    '<div style="position: relative"><input style="width: 200px; height: 40px"><button style="position: absolute; left: 150px; top: 2px">x</button></div>',
  ],
  [
    'a control under a dialog',
    '<button>Gezeiten</button><div role="dialog" style="position: fixed; inset: 0 0 0 20px"><button>Luna</button></div>',
  ],
] as const)
  test(`${what} is none`, async ({ page }) => {
    await page.setContent(html)
    expect(await layoutFlaws(page)).toEqual([])
  })
