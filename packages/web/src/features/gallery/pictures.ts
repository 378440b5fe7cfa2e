/** Drawings of the sea, as addresses of pictures. */
export const harbour = sea(560, 620)
export const wide = sea(1600, 700)
export const tall = sea(400, 900)
/** Nothing answers here. */
export const missing = 'data:image/png;base64,none'

function sea(width: number, height: number): string {
  const waves = [
    { color: '#4F93BE', from: 0.64 },
    { color: '#27618C', from: 0.75 },
    { color: '#123F63', from: 0.87 },
  ].map(({ color, from }) => {
    const crests = Array.from({ length: Math.ceil(width / 140) }, () => 't140 0').join('')
    return `<path d="M-70 ${height * from}q70-60 140 0${crests}V${height}H-70z" fill="${color}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="#CFE3F2"/>
    <circle cx="${width * 0.7}" cy="${height * 0.25}" r="74" fill="#FFF7DC"/>${waves.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
