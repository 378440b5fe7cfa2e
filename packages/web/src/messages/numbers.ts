const decimals = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** '4.5': one digit after the decimal point, also for whole numbers. */
export const decimalOf = (value: number): string => decimals.format(value)
