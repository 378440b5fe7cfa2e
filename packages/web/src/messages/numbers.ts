// Builds leave out the formatters that they do not use, because these are marked as pure.
const numbers = /* @__PURE__ */ new Intl.NumberFormat('en')
const decimals = /* @__PURE__ */ new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const money = /* @__PURE__ */ new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const gigabytes = /* @__PURE__ */ new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'gigabyte',
  maximumFractionDigits: 1,
})

/** '1,200' or '1.25' */
export const numberOf = (value: number): string => numbers.format(value)

/** '4.5': one digit after the decimal point, also for whole numbers. */
export const decimalOf = (value: number): string => decimals.format(value)

/** '$1,200.50' */
export const dollars = (value: number): string => money.format(value)

/** '1.5 GB' */
export const gigabytesOf = (bytes: number): string => gigabytes.format(bytes / 2 ** 30)
