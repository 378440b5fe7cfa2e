/** Milliseconds as minutes and seconds: `0:05`. With hours from one hour on: `1:02:05`. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const end = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${end}` : `${minutes}:${end}`
}

const two = (value: number): string => String(value).padStart(2, '0')
