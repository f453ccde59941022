/** Plays random sequences of commands on the back end and compares each page with the model. */
import { expect, test } from 'vitest'
import * as fc from '../../properties'
import { commands, terms } from './commands'
import { firstDifference } from './play'

/** The nightly `npm run model` plays more. */
const sequences = Number(process.env.MODEL_SEQUENCES ?? 25)

test('every page shows the numbers of the model after any sequence of commands', async () => {
  await fc.assert(
    fc.asyncProperty(commands, terms, async (list, terms) => {
      expect(await firstDifference(list, terms)).toBeNull()
    }),
    { numRuns: sequences },
  )
}, 1_200_000)
