/**
 * Looks for a strategy that gains from the rules themselves while its bets are fair. What a bonus is worth that is
 * played through honestly is a gift; faults are
 *
 * - expected worth above the grants that some path plays through, or above zero where none is: granted, unplayed
 *   money became cash
 * - a round that cannot lose, of a player who was given nothing but what came with their own deposit: such a free
 *   option can be taken again and again
 *
 * The model is searched thoroughly; the back end, which the sequences hold to the model, is searched as far as
 * time allows. Bonus pots are rounded down, so each bet may leave a satang for each of three pots in the own pot.
 */
import { expect, test } from 'vitest'
import * as fc from '../../properties'
import { BackEndSite } from './backEndSite'
import { ModelSite } from './modelSite'
import { type Evaluation, evaluate, type Site, type Strategy, step, strategy } from './strategy'
import type { Terms } from './terms'

/** `npm run model`, each night, tries more. */
const triesOnBackEnd = Number(process.env.MODEL_STRATEGIES ?? 6)
const triesOnModel = 5_000

const terms: Terms = {
  automatic: false,
  cashback: {
    period: 'daily',
    percent: 5,
    minLoss: 10_000,
    maxAmount: 100_000,
    turnoverX: 0,
    claimDays: 3,
  },
}

const roundingPerBet = 3

function isFault(evaluation: Evaluation): boolean {
  const { expected, worst, best, completed, hasFreeGrant, bets } = evaluation
  const rounding = bets * roundingPerBet
  const cannotLose = !hasFreeGrant && worst >= 0 - rounding && best > rounding
  return cannotLose || expected > completed + rounding
}

/** With one step left out, replaced or added. */
function variantOf(steps: Strategy, seed: number): Strategy {
  const change = fc.tuple(
    fc.integer({ min: 1, max: steps.length }),
    fc.integer({ min: 0, max: 1 }),
    fc.array(step, { minLength: 0, maxLength: 1 }),
  )
  const [[place, removed, added] = [1, 0, []]] = fc.sample(change, { numRuns: 1, seed })
  return steps.toSpliced(place, removed, ...added)
}

/** Greedy: the nearer a strategy's worst case is to no loss, and its best to a gain, the more it is varied. */
function promiseOf({ worst, best, expected }: Evaluation): number {
  return best > 0 ? worst + expected : Number.NEGATIVE_INFINITY
}

/** Half of the tries are random, half vary the most promising strategy so far. @returns the faults */
async function search(tries: number, openSite: () => Promise<Site>): Promise<string[]> {
  const faults = new Set<string>()
  const random = fc.sample(strategy, { numRuns: Math.ceil(tries / 2) })
  let best: { steps: Strategy; promise: number } | undefined
  for (let index = 0; index < tries; index += 1) {
    const fresh = random[Math.floor(index / 2)] ?? []
    const steps = best && index % 2 === 1 ? variantOf(best.steps, index) : fresh
    const evaluation = await evaluate(steps, openSite)
    if (isFault(evaluation)) faults.add(`${JSON.stringify(steps)}: ${JSON.stringify(evaluation)}`)
    const promise = promiseOf(evaluation)
    // From time to time the search begins anew.
    if (!best || promise > best.promise || index % 100 === 0) best = { steps, promise }
  }
  return [...faults].slice(0, 5)
}

test('no strategy with fair bets gains from the rules of the model', async () => {
  expect(await search(triesOnModel, async () => new ModelSite(terms))).toEqual([])
}, 600_000)

test('no strategy with fair bets gains from the rules of the back end', async () => {
  expect(await search(triesOnBackEnd, () => BackEndSite.open(terms))).toEqual([])
}, 7_200_000)
