import { test } from '@playwright/test'
import { isInTurn } from '../../../contentSeed'

/**
 * Has the tests of a file take turns: one of `turns` runs, which one follows from the sources.
 * `ALL_LOOKS=1` runs all. For what neither moves money nor guards a session.
 */
export function takeTurns(turns: number): void {
  // Playwright wants an object pattern here even where no fixture is asked for.
  test.beforeEach(({}, { titlePath }) => {
    test.skip(!isInTurn(titlePath.join(' '), turns), 'not its turn on these sources')
  })
}
