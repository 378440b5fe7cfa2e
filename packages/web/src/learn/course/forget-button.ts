import { messages } from './messages.ts'

/** Connects the button at the bottom that removes what this device knows of the course. */
export function connectForgetButton(forget: () => void): void {
  const details = document.querySelector('.learn-forget')
  details?.querySelector('button')?.addEventListener('click', () => {
    forget()
    details.removeAttribute('open')
    // The pressed button is hidden now, and the keyboard would start at the top of the page.
    details.querySelector('summary')?.focus()
    const said = document.getElementById('forgotten')
    if (said) said.textContent = messages.forgotten
  })
}
