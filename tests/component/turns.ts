import { beforeEach } from 'vitest'
import { locales } from '#ui/intl/locale'
import { isInTurn, someInTurn } from '../contentSeed'

/** `npm run unit`, also as a part of `npm test`: all files, of which most are as they were. */
const isRunOfAll = process.env.npm_lifecycle_event === 'unit'

/**
 * Has the tests of a demo section take turns where all files run: one of `turns` does, which one follows from the
 * sources. `ALL_LOOKS=1` runs all, and so do `npm run check` and whoever names the file. Tests named as `always` says
 * take none: what is typed that nobody may have, and what comes from others. To be called before the file's own
 * `beforeEach`.
 */
export function takeTurns(turns: number, always?: RegExp): void {
  beforeEach(({ skip, task }) => {
    const takesTurns = isRunOfAll && !always?.test(task.name)
    skip(takesTurns && !isInTurn(task.fullName, turns), 'not its turn on these sources')
  })
}

/** The languages in which a screen is looked at: two of them where all files run, by turns. */
export const localesInTurn = isRunOfAll ? someInTurn(2, locales) : locales
