/** What happens around a confirmation: what the player does, and what happens to the page. */
export const mishaps = [
  'nothing',
  'impatient press',
  'reload',
  'tab closed',
  'walks away',
  'offline',
  'second tab',
  'clock moved on',
  'session over',
] as const

/** Mishaps that can happen to a visitor who is not logged in. */
export const guestMishaps = [
  'nothing',
  'impatient press',
  'reload',
  'walks away',
  'offline',
  'second tab',
] as const

/**
 * Mishaps for slips. A picture must be read before it counts as handed in; until then it is lost with its
 * page.
 */
export const mishapsOfPictures = [
  'nothing',
  'impatient press',
  'walks away',
  'offline',
  'clock moved on',
] as const

export type Mishap = (typeof mishaps)[number]

/** At least one mishap. */
export type Mishaps = readonly [Mishap, ...Mishap[]]
