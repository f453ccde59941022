/** Reasons to refuse a command. All that apply are listed, because the back end may name any one of them. */
import { cashbackOf, type Period, stateOf } from './cashback'
import type { ModelCode } from './model'
import type { ModelPlayer } from './player'
import type { Receipt } from './records'
import {
  dayMs,
  dayNumber,
  deposit,
  invite,
  minuteMs,
  type Offer,
  startOfDay,
  wheel,
  withdrawal,
} from './terms'

/** Code of a refusal. With a leading `?`, the rules leave open whether it applies. */
export type Reason = string

function reasons(...checks: readonly (readonly [applies: boolean, reason: Reason])[]): Reason[] {
  return checks.filter(([applies]) => applies).map(([, reason]) => reason)
}

function blocked(player: ModelPlayer, now: number): readonly [boolean, Reason] {
  return [player.protection.isBlocked(now), 'timeout']
}

function takenTimes(player: ModelPlayer, { id }: Offer): number {
  return player.receipts.filter((one) => one.offer.id === id && one.activatedAt !== null).length
}

/** @returns true if a promotion is active or waits for its deposit */
function isTaken({ activePromotion, waitingPromotion }: ModelPlayer): boolean {
  return activePromotion !== undefined || waitingPromotion !== undefined
}

export function againstOffer(player: ModelPlayer, offer: Offer): Reason[] {
  const isUsedUp = offer.perUser > 0 && takenTimes(player, offer) >= offer.perUser
  return reasons([isTaken(player), 'promoactive'], [isUsedUp, 'promonoteligible'])
}

export function againstReceiving(player: ModelPlayer, now: number, offer: Offer): Reason[] {
  return [...reasons(blocked(player, now)), ...againstOffer(player, offer)]
}

export function againstDeposit(
  player: ModelPlayer,
  now: number,
  base: number,
  offer: Offer | null,
): Reason[] {
  const left = player.protection.left((window) => player.depositedIn(window, now))
  return [
    ...reasons(
      blocked(player, now),
      [player.openDeposit !== undefined, 'depositopen'],
      [base < deposit.least, 'belowmindeposit'],
      [base > deposit.most, 'overmaxdeposit'],
      [left !== null && base > left, 'depositlimit'],
      [offer !== null && base < offer.minDeposit, 'promonoteligible'],
    ),
    ...(offer ? againstOffer(player, offer) : []),
  ]
}

export function againstWithdrawal(player: ModelPlayer, now: number, amount: number): Reason[] {
  const today = player.withdrawals.filter(
    ({ createdAt, status }) => dayNumber(createdAt) === dayNumber(now) && status !== 'rejected',
  )
  const asked = today.reduce((sum, one) => sum + one.amount, 0)
  return reasons(
    [player.openWithdrawal !== undefined, 'withdrawopen'],
    [amount < withdrawal.least, 'belowminwithdraw'],
    [amount > withdrawal.most, 'overmaxwithdraw'],
    [amount > player.credit.available, 'insufficientcredit'],
    [player.credit.obligations.length > 0, 'turnoverincomplete'],
    [today.length >= withdrawal.mostTimesPerDay, 'withdrawcount'],
    [asked + amount > withdrawal.mostPerDay, 'withdrawday'],
    // Open until 23:59 in Bangkok.
    [now >= startOfDay(now) + dayMs - minuteMs, '?withdrawclosed'],
  )
}

export function againstCancel(receipt: Receipt | undefined): Reason[] {
  return reasons([
    !receipt || (receipt.status !== 'active' && receipt.status !== 'received'),
    'promoclosed',
  ])
}

export function againstCode(
  player: ModelPlayer,
  now: number,
  code: ModelCode | undefined,
): Reason[] {
  const { id } = player
  return reasons(
    blocked(player, now),
    [!code, 'codenotfound'],
    [code !== undefined && code.redeemedBy.length >= code.maxRedeem, 'codeused'],
    [code !== undefined && code.redeemedBy.includes(id), 'codeused'],
    [
      code !== undefined && code.turnoverX > 0 && player.activePromotion !== undefined,
      'promoactive',
    ],
    // Locked after five wrong attempts; the rules do not say which refusals count as such.
    [player.wrongCodes >= 5, '?codelocked'],
  )
}

export function againstClaim(player: ModelPlayer, now: number, period: Period): Reason[] {
  const cashback = cashbackOf(player.credit.bets, period, player.terms.cashback)
  const state = stateOf(cashback, now, player.terms.cashback.claimDays)
  return reasons(
    blocked(player, now),
    [player.hasClaimed(period), 'cashbackclaimed'],
    [state === 'none' || state === 'open', 'cashbacknone'],
    // A period for which nothing was computed has no row.
    [state === 'none' || state === 'open', '?notfound'],
    [state === 'expired', 'cashbackexpired'],
  )
}

export function againstSpin(player: ModelPlayer, now: number): Reason[] {
  return reasons(
    blocked(player, now),
    [player.point < wheel.pointPerSpin, 'wheelpoint'],
    [player.spinsOn(now) >= wheel.spinPerDay, 'wheeldaily'],
  )
}

export function againstInviteClaim(player: ModelPlayer, now: number): Reason[] {
  return reasons(blocked(player, now), [
    player.availableCommission < invite.minClaim,
    'inviteclaimmin',
  ])
}

export function againstGameLink(player: ModelPlayer, now: number): Reason[] {
  return reasons(blocked(player, now))
}

export function againstGameBet(player: ModelPlayer, now: number, stake: number): Reason[] {
  return reasons(
    [player.protection.isBlocked(now), '?timeout'],
    [player.protection.isBlocked(now), '?gameclosed'],
    [stake < 100, 'belowminstake'],
    [stake > player.credit.total, 'stakeovercredit'],
  )
}

export function againstTestersBet(player: ModelPlayer, now: number): Reason[] {
  return reasons(blocked(player, now))
}
