/**
 * Searches for a strategy that gains from the rules themselves while its bets are fair. The value of a
 * bonus whose turnover is completed honestly is a gift. Faults are:
 *
 * - An expected value above the grants that some path completes, or above zero without any. Granted,
 *   unplayed money has then become cash.
 * - A round that cannot lose, for a player with only the grants of an own deposit. Such a free option can
 *   be repeated.
 *
 * The model is searched thoroughly. The back end, which the sequences compare with the model, is searched
 * as time allows. Bonus pots are rounded down, so each bet may leave one satang in the own pot for each of
 * three pots.
 */
import { expect, test } from 'vitest'
import * as fc from '../../properties'
import { BackEndSite } from './backEndSite'
import { ModelSite } from './modelSite'
import { type Evaluation, evaluate, type Site, type Strategy, step, strategy } from './strategy'
import type { Terms } from './terms'

/** The nightly `npm run model` tries more. */
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

/** @returns the strategy with one step removed, replaced or added */
function variantOf(steps: Strategy, seed: number): Strategy {
  const change = fc.tuple(
    fc.integer({ min: 1, max: steps.length }),
    fc.integer({ min: 0, max: 1 }),
    fc.array(step, { minLength: 0, maxLength: 1 }),
  )
  const [[place, removed, added] = [1, 0, []]] = fc.sample(change, { numRuns: 1, seed })
  return steps.toSpliced(place, removed, ...added)
}

/** Greedy score: strategies that nearly cannot lose and may gain are varied more often. */
function promiseOf({ worst, best, expected }: Evaluation): number {
  return best > 0 ? worst + expected : Number.NEGATIVE_INFINITY
}

/**
 * Tries random strategies in half of the tries, and variants of the best one in the other half.
 * @returns the faults
 */
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
    // Restart the search from time to time.
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
