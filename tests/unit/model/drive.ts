/** Sends each command to the back end and applies it to the model. */
import { providerPaths } from '#contract/provider'
import { advance, type Fields, fieldsOf } from '../provider/providerPlayer'
import { cashbackOf } from './cashback'
import type { CommandKind } from './commands'
import {
  againstCancel,
  againstClaim,
  againstCode,
  againstInviteClaim,
  againstReceiving,
  againstSpin,
} from './errors'
import {
  bankLine,
  cancelDeposit,
  decideDeposit,
  decideWithdrawal,
  deposit,
  submitDeposit,
  withdraw,
} from './moneyCommands'
import { bet, playGame } from './playCommands'
import { breakNames, windowNames } from './protection'
import { dayMs, hourMs, minuteMs, offers, secondMs, startOfDay, wheel } from './terms'
import { satangOf, type Turn } from './turn'

type Drive = (turn: Turn) => Promise<void>

const freeOffers = offers.filter(({ isFree }) => isFree)
const depositOffers = offers.filter(({ isFree }) => !isFree)

async function cancelPromotion(turn: Turn): Promise<void> {
  const { player, now } = turn
  const { activePromotion, waitingPromotion, receipts } = player
  const receipt = activePromotion ?? waitingPromotion ?? receipts.at(-1)
  if (!receipt) return
  const { receivedId } = receipt
  await turn.request(providerPaths.cancelPromotion(), { receivedId }, againstCancel(receipt), () =>
    player.closePromotion(receipt, 'player', now),
  )
}

async function claimCashback(turn: Turn): Promise<void> {
  const { player, person, now } = turn
  const terms = player.terms.cashback
  const period = turn.pick(player.cashbackPeriods(now).slice(-4))
  if (!period) return
  const rows = Object.values(await person.data(providerPaths.cashback(player.id))).map(fieldsOf)
  const row = rows.find(({ periodStart }) => Date.parse(String(periodStart)) === period.start)
  const cashbackId = String(row?.['cashbackId'])
  if (!row) return
  const reasons = againstClaim(player, now, period)
  await turn.request(providerPaths.cashbackClaim(), { cashbackId }, reasons, () => {
    const { amount } = cashbackOf(player.credit.bets, period, terms)
    player.claimCashback(now, period, cashbackId, amount)
  })
}

async function spin(turn: Turn): Promise<void> {
  const { player, person, now, part, story } = turn
  const { nextSeedHash } = await person.data(providerPaths.wheelPoint(player.id))
  const request = { clientSeed: String(part), seedHash: nextSeedHash }
  await turn.request(providerPaths.wheelSpin(), request, againstSpin(player, now), (data) => {
    const spinId = String(data['spinId'])
    const amount = satangOf(data['amount'])
    player.spins.push({ spinId, at: now })
    player.points.push({ point: 0 - wheel.pointPerSpin, type: 'spin', at: now })
    const { prizeType, points, code } = data
    if (prizeType === 'credit') player.credit.addOwn(now, 'wheel', amount, spinId)
    if (prizeType === 'point') player.points.push({ point: Number(points), type: 'prize', at: now })
    if (prizeType === 'code') {
      const rule = { amount, turnoverX: wheel.codeTurnoverX, maxRedeem: 1 }
      story.model.codes.push({ code: String(code), ...rule, redeemedBy: [] })
    }
  })
}

async function redeemCode(turn: Turn): Promise<void> {
  const { player, now, story } = turn
  const code = turn.pick(story.model.codes)
  if (!code) return
  const reasons = againstCode(player, now, code)
  if (reasons.some((reason) => reason.startsWith('code'))) player.wrongCodes += 1
  await turn.request(providerPaths.redeemCode(), { code: code.code }, reasons, (data) => {
    code.redeemedBy.push(player.id)
    const { amount, turnoverX } = code
    const redeemId = String(data['redeemId'])
    const required = player.receive(now, 'code', redeemId, amount, turnoverX)
    player.redeemed.push({ redeemId, amount, required, at: now })
  })
}

async function limit(turn: Turn): Promise<void> {
  const { player, now, part } = turn
  const window = turn.pick(windowNames) ?? '24h'
  const amount = 50_000 + part * 1_000
  const request = { kind: 'deposit', window, amount: amount / 100, minutes: null }
  await turn.request(providerPaths.limit(), request, [], () => {
    player.protection.limit(now, window, amount)
  })
}

async function confirmLimit(turn: Turn): Promise<void> {
  const { player, person, now } = turn
  const window = windowNames.find((one) => player.protection.canConfirm(now, one))
  if (!window) return
  const { limits } = await person.data(providerPaths.protection(player.id))
  const waiting = Object.values(fieldsOf(limits))
    .map(fieldsOf)
    .find((one) => one['status'] === 'waiting' && one['window'] === window)
  const limitId = String(waiting?.['limitId'])
  await turn.request(providerPaths.limitConfirm(), { limitId }, [], () =>
    player.protection.confirm(window),
  )
}

async function takeBreak(turn: Turn): Promise<void> {
  const { player, now } = turn
  const period = turn.pick(breakNames) ?? '24h'
  await turn.request(providerPaths.exclude(), { period }, ['?blockshorter'], () =>
    player.takeBreak(now, period),
  )
}

async function adjust(turn: Turn): Promise<void> {
  const { player, now, part } = turn
  const isAdded = part % 2 === 0
  const amount = isAdded ? 1_000 + part * 10 : turn.share(Math.min(20_000, player.credit.total))
  if (amount === 0) return
  const request: Fields = {
    userId: player.id,
    direction: isAdded ? 'add' : 'subtract',
    amount: amount / 100,
    reason: 'Adjusted in a sequence',
  }
  await turn.staff('adjust', request, () => player.adjust(now, isAdded ? amount : 0 - amount))
}

/** Ten seconds before the end of the Bangkok day. */
const toMidnight = (now: number) => startOfDay(now) + dayMs - 10 * secondMs - now

function wait({ now, part }: Turn): void {
  const steps = [
    5 * secondMs,
    20 * secondMs,
    minuteMs,
    16 * minuteMs,
    hourMs,
    7 * hourMs,
    Math.max(secondMs, toMidnight(now)),
    Math.max(secondMs, toMidnight(now)) + 20 * secondMs,
    dayMs,
    3 * dayMs,
    8 * dayMs,
    31 * dayMs,
    part % 5 === 0 ? 400 * dayMs : dayMs,
  ]
  advance(steps[part % steps.length] ?? minuteMs)
}

export const drives: Record<CommandKind, Drive> = {
  nothing: async () => {},
  deposit: (turn) => deposit(turn, null),
  depositWithPromotion: (turn) => deposit(turn, turn.pick(depositOffers) ?? null),
  submitDeposit,
  cancelDeposit,
  bankLine,
  decideDeposit,
  withdraw,
  decideWithdrawal,
  takeFreeCredit: async (turn) => {
    const { player, now } = turn
    const offer = turn.pick(freeOffers)
    if (!offer) return
    const reasons = againstReceiving(player, now, offer)
    const request = { PromotionID: offer.id }
    await turn.request(providerPaths.receivePromotion(), request, reasons, (data) =>
      player.activate(player.take(offer, String(data['receivedId']), null, now), 0, now),
    )
  },
  cancelPromotion,
  staffCancelsPromotion: async (turn) => {
    const { player, now } = turn
    const active = player.activePromotion
    if (!active) return
    const request = {
      receivedId: active.receivedId,
      status: 'active',
      reason: 'Cancelled in a sequence',
    }
    await turn.staff('cancelReceived', request, () => player.closePromotion(active, 'admin', now))
  },
  redeemCode,
  claimCashback,
  spin,
  claimCommission: async (turn) => {
    const { player, now } = turn
    const reasons = againstInviteClaim(player, now)
    await turn.request(providerPaths.inviteClaim(), {}, reasons, (data) => {
      const amount = player.availableCommission
      player.claimedCommission += amount
      player.credit.addOwn(now, 'invite', amount, String(data['claimId']))
    })
  },
  limit,
  confirmLimit,
  takeBreak,
  bet: (turn) =>
    bet(turn, turn.share(turn.player.credit.total), [0, 5, 15, 20, 33, 19][turn.part % 6] ?? 0),
  loseAll: (turn) => bet(turn, turn.player.credit.total, 0),
  playGame,
  adjust,
  repeat: (turn) => turn.repeat(),
  wait: async (turn) => wait(turn),
}
