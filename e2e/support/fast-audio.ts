import type { Page } from '@playwright/test'

/**
 * From the next navigation on, audio plays at high speed, so that a test does not wait for speech. Logs to the console
 * when audio ends. The audio element is not in the document, so a test cannot observe it in any other way.
 */
export async function playFast(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.Audio = class FastAudio extends Audio {
      constructor(address?: string) {
        super(address)
        this.defaultPlaybackRate = 8
        this.playbackRate = 8
        // Players set their own playback rate.
        const fixedRate = { get: () => 8, set: () => undefined }
        Object.defineProperties(this, { playbackRate: fixedRate, defaultPlaybackRate: fixedRate })
        this.addEventListener('ended', () => console.log('ended'))
      }
    }
  })
}
