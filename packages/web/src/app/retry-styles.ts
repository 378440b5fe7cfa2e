const retryMs = 2000

/**
 * Requests style sheets again until they are loaded. The bundler's loader requests each sheet once. After a failure, the next
 * request for its code succeeds without its styles, and a message would be somewhere below the screen.
 */
export function retryStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      setTimeout(() => target.replaceWith(target.cloneNode()), retryMs)
    },
    // Errors of elements do not bubble.
    { capture: true },
  )
}
