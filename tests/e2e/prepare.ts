import buildAll from './support/builds'
import { makeFirstVisit } from './support/firstVisit'

/**
 * Makes what the tests need: the builds and a first visit.
 * @returns a function that cleans up
 */
export default async function prepare(): Promise<() => void> {
  await buildAll()
  return makeFirstVisit()
}
