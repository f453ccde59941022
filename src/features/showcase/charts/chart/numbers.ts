const compactFormat = new Intl.NumberFormat('en', { notation: 'compact' })

/** 1,250,000 as 1.3M: for axes. */
export const compact = (value: number) => compactFormat.format(value)

const bahtFormat = new Intl.NumberFormat('en')

/** 12500 as "12,500 baht": for tooltips. */
export const baht = (value: number | null) => `${bahtFormat.format(value ?? 0)} baht`
