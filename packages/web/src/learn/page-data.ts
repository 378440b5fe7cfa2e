/** Path of this page, without a slash at its end. Its files are below it. */
export const pageAddress = (): string => location.pathname.replace(/\/+$/, '')

/**
 * Fetches the data of this page. It is not parsed with its schema, like the slideshow of `mountPlayer`: the server has
 * built it with the schema, and the schema would be a twentieth of the script.
 */
export async function fetchPageData<Data>(name: 'piece.json' | 'course.json'): Promise<Data> {
  const response = await fetch(`${pageAddress()}/${name}`, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`)
  return (await response.json()) as Data
}

/** The address of another page for learners. A frame can show only addresses with `?embed`. */
export const linkTo = (url: string, embedded: boolean): string =>
  !embedded ? url : isPreview() ? `${url}?embed=preview` : `${url}?embed`

/** Whether an author sees the page in Lectern before others do. The server, which draws the page, has no address. */
export const isPreview = (): boolean =>
  typeof location !== 'undefined' && new URLSearchParams(location.search).get('embed') === 'preview'

/** Whether the page shows only the player, for frames. */
export const isEmbedded = (): boolean => document.documentElement.dataset['embedded'] !== undefined
