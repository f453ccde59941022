import { observable } from '#lib/observable'

/** The heading of the page on screen, for whoever names it outside of it; empty while there is none. */
export const pageName = observable('')
