import { satang } from '#lib/money'
import { Random } from '../../random'
import type { CommissionRow, DepositRow } from '../database/rows'
import { leaveOpen, liveAsDemoPlayer, liveAsMember, Story } from './histories'
import { demoPlayerId, makePeople, type Person } from './people'
import { makePromotions } from './promotions'
import { makeCodes, makeWheelPoints } from './rewards'
import { commissionPercent, makeGameProviders, settings } from './settings'
import { banks, banners, transferBanks } from './site'

export type Seed = ReturnType<typeof makeSeed>

/** A believable operator, the same on every device but for the dates, which lead up to `today`. */
export function makeSeed(today: number) {
  const random = new Random(20_261_121)
  const people = makePeople(today, random)
  const promotions = makePromotions(today)
  const stories = people.map((person, index) => makeStory(person, index, promotions, random, today))
  const wallets = stories.map((story) => story.wallet())
  const deposits = stories.flatMap((story) => story.deposits)
  return {
    players: stories.map(({ player }, index) => ({
      ...player,
      lastLoginAt: wallets[index]?.updatedAt ?? null,
    })),
    wallets,
    // The database numbers the rows in this order.
    ledger: stories.flatMap((story) => story.ledger).toSorted(byTime),
    deposits,
    withdraws: stories.flatMap((story) => story.withdraws),
    promotions: Object.values(promotions),
    received: stories.flatMap((story) => story.received),
    commissions: makeCommissions(people, deposits),
    banners,
    settings,
    banks,
    transferBanks,
    codes: makeCodes(today),
    wheelPoints: makeWheelPoints(today),
    gameProviders: makeGameProviders(today),
  }
}

function makeStory(
  { player, daysAgo }: Person,
  index: number,
  { daily, charge }: ReturnType<typeof makePromotions>,
  random: Random,
  today: number,
): Story {
  const story = new Story(player, random)
  if (player.id === demoPlayerId) {
    liveAsDemoPlayer(story, today, daily, charge)
    return story
  }
  liveAsMember(story, daysAgo, today, daily)
  if (index % 6 === 5) leaveOpen(story, today)
  return story
}

function makeCommissions(people: Person[], deposits: DepositRow[]): CommissionRow[] {
  const inviters = new Map(people.map(({ player }) => [player.id, player.inviterID]))
  return deposits.flatMap((deposit) => {
    const inviterId = inviters.get(deposit.userId)
    if (!inviterId || deposit.status !== 'confirmed') return []
    return {
      depositId: deposit.depositId,
      level: 1,
      inviterId,
      friendId: deposit.userId,
      amount: satang(Math.floor((deposit.credited * commissionPercent) / 100)),
      createdAt: deposit.decidedAt ?? deposit.createdAt,
    }
  })
}

function byTime(first: { createdAt: string }, second: { createdAt: string }): number {
  return first.createdAt.localeCompare(second.createdAt)
}
