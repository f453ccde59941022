import { observable } from '#lib/observable'

/** Colour of the browser's own bar while the top of the page is coloured; null for the paper colour. */
export const themeColor = observable<string | null>(null)
