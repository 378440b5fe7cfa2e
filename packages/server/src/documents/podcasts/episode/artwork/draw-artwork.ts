import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'

const require = createRequire(import.meta.url)
const fontFiles = [
  require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
  require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
]

/**
 * Draws an SVG as PNG, off the main thread. Uses only the product's own typeface, no font of this machine.
 * @param width Pixels. Without it, the picture has the size of the SVG.
 */
export async function drawArtwork(svg: string, width?: number): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    font: { fontFiles, loadSystemFonts: false },
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
  })
  return image.asPng()
}
