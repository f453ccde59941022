/**
 * Strategies of a player whose bets are fair: a bet that pays k times its stake wins once in k times. A
 * strategy says what to do after which outcome, and a round ends by giving up all uncompleted grants. Every
 * path of outcomes is played, so expected value and worst case are exact.
 */
import * as fc from '../../properties'

/** Stake: everything, a part, or what giving up would leave or deduct. */
const stakes = ['all', 'half', 'third', 'own', 'bonus', 'least'] as const

export const actions = [
  'deposit',
  'depositMatch',
  'depositCapped',
  'free',
  'boundCode',
  'cashback',
  'cancel',
  'limit',
  'break',
  'withdraw',
  'day',
] as const

export type Action = (typeof actions)[number]

interface Bet {
  stake: (typeof stakes)[number]
  /** Payout in stakes. */
  odds: number
}

export interface Step {
  does: Action | 'stop' | Bet
  /** Outcome of the last bet that triggers the step; before the first bet only `always`. */
  when: 'always' | 'won' | 'lost'
}

export type Strategy = readonly Step[]

const bet = fc.record<Bet>({ stake: fc.constantFrom(...stakes), odds: fc.constantFrom(2, 4, 10) })

const when = fc.constantFrom<Step['when']>('always', 'always', 'won', 'lost')

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record<Step>({ does: bet, when }) },
  { weight: 3, arbitrary: fc.record<Step>({ does: fc.constantFrom(...actions), when }) },
  { weight: 2, arbitrary: fc.constant<Step>({ does: 'stop', when: 'lost' }) },
)

/** Generates strategies that begin with money or a grant. */
export const strategy: fc.Arbitrary<Strategy> = fc
  .tuple(
    fc.constantFrom<Action>('depositMatch', 'depositCapped', 'free', 'boundCode', 'deposit'),
    fc.array(step, { minLength: 2, maxLength: 9, size: 'max' }),
  )
  .map(([does, rest]) => [{ does, when: 'always' }, ...rest])

/** More bets would have too many paths. */
const mostBets = 4

export interface Grant {
  /** ID of the offer or the code. */
  of: string
  amount: number
  /** Whether its turnover was completed. */
  isComplete: boolean
  /** Whether it needed no deposit. */
  isFree: boolean
}

/** Place where a strategy is played, always from the same start. Amounts in satang. */
export interface Site {
  /** Does nothing if the action is refused. */
  act(action: Action): Promise<void>
  /** `taken`: amount that giving up the promotion would deduct. */
  view(): Promise<{ credit: number; taken: number }>
  bet(stake: number, won: number): Promise<void>
  /** Gives up all grants; `worth` is the rest less the own money that was deposited. */
  end(): Promise<{ worth: number; grants: Grant[] }>
}

interface Round {
  worth: number
  grants: Grant[]
  probability: number
  outcomes: boolean[]
}

export interface Evaluation {
  /** Expected value. */
  expected: number
  worst: number
  best: number
  /** Sum of the grants that some path completes: the maximum that honest play is worth. */
  completed: number
  hasFreeGrant: boolean
  bets: number
}

export async function evaluate(
  steps: Strategy,
  openSite: () => Promise<Site>,
): Promise<Evaluation> {
  const rounds: Round[] = []
  const open: boolean[][] = [[]]
  for (let prefix = open.pop(); prefix; prefix = open.pop()) {
    const round = await playRound(steps, prefix, await openSite())
    rounds.push(round)
    // All bets after the prefix were lost; each of them is won on another path.
    for (let at = prefix.length; at < round.outcomes.length; at += 1) {
      open.push([...round.outcomes.slice(0, at), true])
    }
  }
  const worths = rounds.map(({ worth }) => worth)
  const complete = new Map(rounds.flatMap(({ grants }) => completeOnes(grants)))
  return {
    expected: rounds.reduce((sum, { worth, probability }) => sum + worth * probability, 0),
    worst: Math.min(...worths),
    best: Math.max(...worths),
    completed: [...complete.values()].reduce((sum, amount) => sum + amount, 0),
    hasFreeGrant: rounds.some(({ grants }) => grants.some(({ isFree }) => isFree)),
    bets: Math.max(...rounds.map(({ outcomes }) => outcomes.length)),
  }
}

/** The first, second… grant of one offer is the same on every path. */
function completeOnes(grants: readonly Grant[]): [key: string, amount: number][] {
  const keyed = grants.map(({ of, amount, isComplete }, index) => {
    const before = grants.slice(0, index).filter((one) => one.of === of)
    return { key: `${of} ${before.length}`, amount, isComplete }
  })
  return keyed.filter(({ isComplete }) => isComplete).map(({ key, amount }) => [key, amount])
}

async function playRound(steps: Strategy, prefix: readonly boolean[], site: Site): Promise<Round> {
  const outcomes: boolean[] = []
  let probability = 1
  for (const { does, when } of steps) {
    if (when !== 'always' && outcomes.at(-1) !== (when === 'won')) continue
    if (does === 'stop') break
    if (typeof does === 'string') {
      await site.act(does)
    } else if (outcomes.length < mostBets) {
      const stake = stakeOf(does, await site.view())
      if (stake === 0) continue
      const wins = prefix[outcomes.length] ?? false
      await site.bet(stake, wins ? stake * does.odds : 0)
      outcomes.push(wins)
      probability *= wins ? 1 / does.odds : 1 - 1 / does.odds
    }
  }
  return { ...(await site.end()), probability, outcomes }
}

function stakeOf({ stake }: Bet, { credit, taken }: { credit: number; taken: number }): number {
  const amounts = {
    all: credit,
    half: Math.floor(credit / 2),
    third: Math.floor(credit / 3),
    own: credit - taken,
    bonus: taken,
    least: Math.min(credit, 100),
  }
  return amounts[stake]
}
