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
const decimals = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** '4.5': one digit after the decimal point, also for whole numbers. */
export const decimalOf = (value: number): string => decimals.format(value)
