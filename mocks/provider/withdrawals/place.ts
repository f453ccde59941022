/** POST /userbalance/withdraw. To be called inside the order's transaction. */
import type { WithdrawOrder } from '#contract/wallet/withdraw'
import { satang } from '#lib/money'
import { isOpenAt } from '#lib/openingHours'
import { now } from '../../clock'
import { randomText } from '../../random'
import { database } from '../database/database'
import { isoNow, later, minuteMs } from '../database/moments'
import type { PlayerRow, WithdrawRow } from '../database/rows'
import { requireKnown } from '../protection/blocks'
import { Refused } from '../refused'
import { settingOf } from '../site/readSettings'
import { post } from '../wallet/ledger'
import { describeWithdrawal } from './describe'
import { fundsOf, withdrawnToday } from './funds'

const hourMs = 60 * minuteMs

/** The credit leaves at once and is held until the withdrawal is paid or rejected. */
export async function placeWithdrawal(order: WithdrawOrder): Promise<object> {
  const player = await requireKnown(order.userId)
  await requireAllowed(order, player)
  const funds = await fundsOf(order.userId)
  if (funds.turnoverLeft > 0) {
    throw new Refused('turnoverincomplete', { left: funds.turnoverLeft })
  }
  if (order.amount > funds.available) {
    throw new Refused('insufficientcredit', { max: funds.available })
  }
  const { fee } = await settingOf('withdraw')
  const row: WithdrawRow = {
    withdrawId: `W${randomText(10)}`,
    userId: player.id,
    requestId: order.requestId,
    amount: order.amount,
    fee,
    bank_name: player.bank_name,
    book_number: player.book_number,
    book_name: player.book_name,
    status: 'requested',
    openUser: player.id,
    bankRef: null,
    reason: null,
    createdAt: isoNow(),
    paidAt: null,
  }
  await database.withdraws.add(row)
  await post({
    userId: player.id,
    type: 'withdraw_hold',
    amount: satang(0 - order.amount),
    refType: 'withdraw',
    refId: row.withdrawId,
    idemKey: `withdraw_hold:${row.withdrawId}`,
    actor: player.id,
  })
  return describeWithdrawal(row)
}

async function requireAllowed({ userId, amount }: WithdrawOrder, player: PlayerRow) {
  const setting = await settingOf('withdraw')
  const { minWithdraw, maxWithdraw, openFrom, openTo } = setting
  if (amount < minWithdraw) throw new Refused('belowminwithdraw', { min: minWithdraw })
  if (amount > maxWithdraw) throw new Refused('overmaxwithdraw', { max: maxWithdraw })
  if (!isOpenAt(now(), openFrom, openTo)) {
    throw new Refused('withdrawclosed', { from: openFrom, to: openTo })
  }
  const open = await database.withdraws.where({ openUser: userId }).count()
  if (open > 0) throw new Refused('withdrawopen')
  const holdUntil = bankHoldOf(player, setting.holdAfterBankChangeHours)
  if (holdUntil !== null) throw new Refused('bankchanged', { time: Date.parse(holdUntil) })
  const today = await withdrawnToday(userId)
  if (today.count >= setting.maxCountPerDay) {
    throw new Refused('withdrawcount', { n: setting.maxCountPerDay })
  }
  const left = satang(Math.max(0, setting.maxPerDay - today.sum))
  if (amount > left) throw new Refused('withdrawday', { left })
}

/** Until when a changed bank account holds withdrawals up; null when it does not. */
export function bankHoldOf({ bankChangedAt }: PlayerRow, hours: number): string | null {
  if (bankChangedAt === undefined) return null
  const until = later(bankChangedAt, hours * hourMs)
  return Date.parse(until) > now() ? until : null
}
