import { observable } from '#lib/observable'

/** Of the browser's own bar while something coloured stands at the top of the page; null: paper does. */
export const themeColor = observable<string | null>(null)
