import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'

const require = createRequire(import.meta.url)
const fonts = ['400Regular/AtkinsonHyperlegibleNext_400Regular', '700Bold/AtkinsonHyperlegibleNext_700Bold']

/** Draws an SVG as PNG, off the main thread, in the product's own typeface and in no other of this machine. */
export async function drawArtwork(svg: string): Promise<Uint8Array> {
  const fontFiles = fonts.map((font) =>
    require.resolve(`@expo-google-fonts/atkinson-hyperlegible-next/${font}.ttf`),
  )
  const image = await renderAsync(svg, { font: { fontFiles, loadSystemFonts: false } })
  return image.asPng()
}
