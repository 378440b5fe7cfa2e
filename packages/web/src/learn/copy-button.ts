import { inBackground } from '../ui/in-background.ts'
import { messages } from './feed-messages.ts'

/** Makes the button beside the address of the feed copy it. Does nothing on a page without a feed. */
export function connectCopyButton(): void {
  const button = document.getElementById('copy-feed')
  button?.addEventListener('click', () => inBackground(copyFeed(button)))
}

async function copyFeed(button: HTMLElement): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('#feed')
  if (!field) return
  try {
    await navigator.clipboard.writeText(field.value)
    // A screen reader reads the second one.
    for (const words of [button.querySelector('span'), button.nextElementSibling])
      if (words) words.textContent = messages.copied
  } catch {
    // The browser does not permit it. The learner copies the selected text.
    field.select()
  }
}
