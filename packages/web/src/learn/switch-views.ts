/** Lets the links of `.learn-views` show one part of the page at a time on a phone. `views.css` hides the others. */
export function switchViews(main: HTMLElement): void {
  const links = [...main.querySelectorAll<HTMLAnchorElement>('.learn-views a')]
  for (const link of links)
    link.addEventListener('click', (event) => {
      event.preventDefault()
      main.dataset['view'] = link.hash.slice(1)
      for (const other of links) other.removeAttribute('aria-current')
      link.setAttribute('aria-current', 'true')
    })
}
