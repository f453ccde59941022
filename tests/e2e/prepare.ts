import buildAll from './support/builds'
import { makeFirstVisit } from './support/firstVisit'

/** What the tests find: the builds, and a first visit. Answers what clears up behind them. */
export default async function prepare(): Promise<() => void> {
  await buildAll()
  return makeFirstVisit()
}
