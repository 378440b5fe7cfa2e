const numbers = new Intl.NumberFormat('en')
const gigabytes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'gigabyte',
  maximumFractionDigits: 1,
})

/** '1,200' */
export const numberOf = (value: number): string => numbers.format(value)

/** '1.5 GB' */
export const gigabytesOf = (bytes: number): string => gigabytes.format(bytes / 2 ** 30)
