import { test } from '@playwright/test'
import { isInTurn } from '../../../contentSeed'

/**
 * Has the tests of a file take turns: one of `turns` runs, which one follows from the sources.
 * `ALL_LOOKS=1` runs all. Tests named as `always` says take none.
 */
export function takeTurns(turns: number, always?: RegExp): void {
  // Playwright wants an object pattern here even where no fixture is asked for.
  test.beforeEach(({}, { title, titlePath }) => {
    const takesTurns = !always?.test(title)
    test.skip(takesTurns && !isInTurn(titlePath.join(' '), turns), 'not its turn on these sources')
  })
}
