import type { Page } from '@playwright/test'

/**
 * From the next address on, audio plays so fast that a test need not wait for people to finish speaking, and says on the
 * console when it has ended: the element is not in the document, so that is all that can be seen from outside.
 */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.Audio = class HurriedAudio extends Audio {
      constructor(address?: string) {
        super(address)
        this.defaultPlaybackRate = 8
        this.playbackRate = 8
        // Players set a speed of their own.
        const hurried = { get: () => 8, set: () => undefined }
        Object.defineProperties(this, { playbackRate: hurried, defaultPlaybackRate: hurried })
        this.addEventListener('ended', () => console.log('ended'))
      }
    }
  })
}
