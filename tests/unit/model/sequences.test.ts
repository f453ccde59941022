/** Random sequences of commands against the back end, each page beside the model of the money rules. */
import { expect, test } from 'vitest'
import * as fc from '../../properties'
import { commands, terms } from './commands'
import { firstDifference } from './play'

/** `npm run model`, each night, plays more. */
const sequences = Number(process.env.MODEL_SEQUENCES ?? 25)

test('every page shows the numbers of the model after any sequence of commands', async () => {
  await fc.assert(
    fc.asyncProperty(commands, terms, async (list, terms) => {
      expect(await firstDifference(list, terms)).toBeNull()
    }),
    { numRuns: sequences },
  )
}, 1_200_000)
