/** What happens around a yes: what the player's hands do, and what becomes of the page. */
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

/** Those that happen to somebody who is not logged in. */
export const guestMishaps = [
  'nothing',
  'impatient press',
  'reload',
  'walks away',
  'offline',
  'second tab',
] as const

/** A picture must be read before it counts as handed in: until then a page that goes takes it along. */
export const mishapsOfPictures = [
  'nothing',
  'impatient press',
  'walks away',
  'offline',
  'clock moved on',
] as const

export type Mishap = (typeof mishaps)[number]

/** Some of them. */
export type Mishaps = readonly [Mishap, ...Mishap[]]
