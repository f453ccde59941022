import type { DepositStatus } from '#contract/wallet/history'
import { satang } from '#lib/money'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/time'
import type { PromotionRow } from '../database/rows'
import { minuteMs, type Story } from './story'

const hourMs = 60 * minuteMs

/** A member's visits since they joined, every now and then; `daily` is a promotion they sometimes take. */
export function liveAsMember(
  story: Story,
  daysAgo: number,
  today: number,
  daily: PromotionRow,
): void {
  const { random } = story
  const step = random.integer(28, 48)
  for (let day = daysAgo - 1; day > 1; day -= random.integer(step - 12, step)) {
    visit(story, momentOf(today, day, random.integer(9 * 60, 20 * 60)), daily)
  }
}

/** Someone whose last deposit or withdrawal still waits for a decision. */
export function leaveOpen(story: Story, today: number): void {
  const { random } = story
  const at = momentOf(today, 1, random.integer(18 * 60, 21 * 60))
  if (story.balance >= 20_000 && random.chance(0.5)) story.withdraw(at, 20_000, 'requested')
  else story.deposit(at, 30_000, random.pick(['submitted', 'review']))
}

/** What the demo player has today, in satang. */
export const demoBalance = satang(125_075)

/**
 * The demo player's year: a visit every few days, and since two days ago a promotion on its way.
 * Whatever came before, the last round leaves exactly {@link demoBalance}.
 */
export function liveAsDemoPlayer(
  story: Story,
  today: number,
  daily: PromotionRow,
  charge: PromotionRow,
): void {
  for (let day = 362; day > 3; day -= day > 30 ? 5 : 3) {
    visit(story, momentOf(today, day, story.random.integer(9 * 60, 20 * 60)), daily)
  }
  const at = momentOf(today, 2, 19 * 60)
  story.play(at - 2 * hourMs, Math.floor(story.balance * 0.9), 0)
  const deposit = story.deposit(at, 100_000, 'confirmed', charge)
  const receipt = story.receive(deposit, charge, 'active')
  const stakes = [60_000, 45_000]
  story.play(at + hourMs, 60_000, 72_500)
  story.play(at + 2 * hourMs, 45_000, 31_250)
  const stake = Math.max(story.balance - 60_000, Math.floor(story.balance / 2))
  const won = demoBalance - (story.balance - stake)
  story.play(momentOf(today, 1, 20 * 60), stake, won)
  receipt.turnoverDone = satang(stakes.reduce((total, each) => total + each, stake))
}

/** A deposit, mostly a good one, and then some play and now and then a withdrawal. */
function visit(story: Story, at: number, daily: PromotionRow): void {
  const { random } = story
  const status: DepositStatus = random.chance(0.84)
    ? 'confirmed'
    : random.pick(['expired', 'expired', 'rejected', 'cancelled'])
  const promotion = random.chance(0.12) ? daily : undefined
  const base = random.pick([10_000, 20_000, 30_000, 50_000, 100_000])
  const deposit = story.deposit(at, base, status, promotion)
  if (promotion && status === 'confirmed') story.receive(deposit, promotion, 'completed')
  if (status !== 'confirmed' || story.balance < 1_000) return
  const stake = Math.floor(story.balance * (0.3 + random.next() * 0.6))
  story.play(at + hourMs, stake, Math.floor(stake * random.next() * 1.7))
  if (story.balance < 30_000 || !random.chance(0.6)) return
  const amount = Math.floor((story.balance * random.integer(4, 9)) / 10 / 10_000) * 10_000
  if (amount > 0) story.withdraw(at + 3 * hourMs, amount, random.chance(0.85) ? 'paid' : 'rejected')
}

/** `minutes` after the beginning of the Bangkok day that was `daysAgo`. */
function momentOf(today: number, daysAgo: number, minutes: number): number {
  return startOfBangkokDay(addDays(bangkokDay(today), -daysAgo)) + minutes * minuteMs
}
