import { bonusOf, promotionTurnover } from '#contract/promotion/promotion'
import type { DepositStatus } from '#contract/wallet/wallet'
import { type Satang, satang } from '#lib/money'
import { addDays, bangkokDay, dayMs, hourMs, minuteMs, startOfBangkokDay } from '#lib/time'
import type { Random } from '../../random'
import type {
  DepositRow,
  LedgerRow,
  PlayerRow,
  PromotionRow,
  ReceivedRow,
  WalletRow,
  WithdrawRow,
} from '../database/rows'
import { takenFrom, winningsOf } from '../wallet/pots'

/** A promotion claimed with a confirmed deposit. */
function makeReceived(
  deposit: DepositRow,
  promotion: PromotionRow,
  status: 'active' | 'completed',
  count: number,
): ReceivedRow {
  const receivedAt = deposit.decidedAt ?? deposit.createdAt
  const bonus = bonusOf(promotion, deposit.credited)
  const required = promotionTurnover(promotion, deposit.credited, bonus)
  return {
    receivedId: `R${deposit.userId.slice(1)}${String(count).padStart(3, '0')}`,
    userId: deposit.userId,
    PromotionID: promotion.PromotionID,
    PromotionName: promotion.PromotionName,
    version: promotion.version,
    depositId: deposit.depositId,
    deposit: deposit.credited,
    bonus,
    turnoverRequired: required,
    turnoverDone: status === 'completed' ? required : satang(0),
    maxWithdraw: promotion.maxWithdraw,
    pot: satang(0),
    depositedSince: satang(0),
    place: 1,
    status,
    ...(status === 'active' && { activeKey: deposit.userId }),
    receivedAt,
    activatedAt: receivedAt,
    expiresAt: later(receivedAt, promotion.expireDays * dayMs),
    ...(status === 'completed' && { closedBy: 'completed' }),
    closedAt: status === 'completed' ? later(receivedAt, dayMs / 4) : null,
    reason: null,
  }
}

function later(moment: string, milliseconds: number): string {
  return new Date(Date.parse(moment) + milliseconds).toISOString()
}

/** A player's past in chronological order; the ledger adds up to the wallet's balance. */
export class Story {
  readonly deposits: DepositRow[] = []
  readonly withdraws: WithdrawRow[] = []
  readonly received: ReceivedRow[] = []
  readonly ledger: LedgerRow[] = []
  balance: Satang = satang(0)

  constructor(
    readonly player: PlayerRow,
    readonly random: Random,
  ) {}

  /** Adds a deposit; a confirmed one is credited four minutes later. */
  deposit(at: number, base: number, status: DepositStatus, promotion?: PromotionRow): DepositRow {
    const amount = satang(base + this.random.integer(1, 99))
    const transferBankID = this.random.pick(['T1', 'T2', 'T3'])
    const open = status === 'submitted' || status === 'review'
    const decidedAt = at + (status === 'expired' ? 15 : 4) * minuteMs
    const depositId = `D${this.player.id.slice(1)}${String(this.deposits.length + 1).padStart(3, '0')}`
    const row: DepositRow = {
      depositId,
      userId: this.player.id,
      requestId: `seed-${depositId}`,
      base: satang(base),
      amount,
      credited: satang(status === 'confirmed' ? amount : 0),
      transferBankID,
      channel: this.random.pick(['bank', 'qr']),
      PromotionID: promotion?.PromotionID ?? null,
      status,
      ...(open && { openKey: `${transferBankID}:${amount}` }),
      ...(status === 'submitted' && { openUser: this.player.id }),
      reason: status === 'rejected' ? 'ชื่อบัญชีผู้โอนไม่ตรงกับที่ลงทะเบียนไว้' : null,
      createdAt: iso(at),
      decidedAt: open ? null : iso(decidedAt),
    }
    this.deposits.push(row)
    if (status === 'confirmed') this.#enter('deposit', amount, 'deposit', depositId, decidedAt)
    return row
  }

  /** Adds a promotion claimed with a confirmed deposit, posted right after it. */
  receive(
    deposit: DepositRow,
    promotion: PromotionRow,
    status: 'active' | 'completed',
  ): ReceivedRow {
    const received = makeReceived(deposit, promotion, status, this.received.length + 1)
    this.received.push(received)
    const { bonus, receivedId } = received
    const pots = status === 'active' ? { [receivedId]: bonus } : {}
    this.#enter('bonus', bonus, 'received', receivedId, Date.parse(received.receivedAt), { pots })
    return received
  }

  /** Adds a round of games: the stake is posted at once, winnings half an hour later. */
  play(at: number, stake: number, won: number): void {
    const entries = this.ledger.length
    const round = `G${this.player.id.slice(1)}${String(entries).padStart(4, '0')}`
    const game = { session: round, providerCode: houses[entries % houses.length] ?? '' }
    const pots = this.received.map((row) => ({ refId: row.receivedId, amount: row.pot }))
    const bonus = pots.reduce((total, pot) => total + pot.amount, 0)
    const staked = takenFrom(pots, this.balance - bonus, stake)
    const taken = Object.entries(staked).map(([refId, part]) => [refId, satang(0 - part)])
    this.#enter('bet_sim', -stake, 'game', round, at, { game, pots: Object.fromEntries(taken) })
    if (won === 0) return
    const wins = winningsOf(satang(won), satang(stake), staked)
    this.#enter('win_sim', won, 'game', round, at + 30 * minuteMs, { game, pots: wins })
  }

  /** Adds a withdrawal; credit is held at once, and released half an hour later if rejected. */
  withdraw(at: number, amount: number, status: 'requested' | 'paid' | 'rejected'): void {
    const { id, bank_name, book_number, book_name } = this.player
    const withdrawId = `W${id.slice(1)}${String(this.withdraws.length + 1).padStart(3, '0')}`
    const decidedAt = at + 30 * minuteMs
    this.withdraws.push({
      withdrawId,
      userId: id,
      requestId: `seed-${withdrawId}`,
      amount: satang(amount),
      fee: satang(0),
      bank_name,
      book_number,
      book_name,
      status,
      ...(status === 'requested' && { openUser: id }),
      bankRef: status === 'paid' ? `SIM${withdrawId.slice(1)}` : null,
      reason: status === 'rejected' ? 'บัญชีปลายทางไม่พร้อมรับโอน กรุณาติดต่อแอดมิน' : null,
      createdAt: iso(at),
      ...(status === 'rejected' && { closedAt: iso(decidedAt) }),
      paidAt: status === 'paid' ? iso(decidedAt) : null,
    })
    this.#enter('withdraw_hold', -amount, 'withdraw', withdrawId, at)
    if (status === 'rejected') {
      this.#enter('withdraw_release', amount, 'withdraw', withdrawId, decidedAt)
    }
  }

  wallet(): WalletRow {
    const updatedAt = this.ledger.at(-1)?.createdAt ?? this.player.createdAt
    return { userId: this.player.id, balance: this.balance, updatedAt }
  }

  #enter(
    type: LedgerRow['type'],
    amount: number,
    refType: LedgerRow['refType'],
    refId: string,
    at: number,
    { game, pots = {} }: Pick<LedgerRow, 'game' | 'pots'> = {},
  ): void {
    const userId = this.player.id
    this.balance = satang(this.balance + amount)
    for (const row of this.received) row.pot = satang(row.pot + (pots[row.receivedId] ?? 0))
    this.ledger.push({
      userId,
      type,
      amount: satang(amount),
      balanceAfter: this.balance,
      refType,
      refId,
      idemKey: `${type}:${refId}`,
      actor: type === 'deposit' || type === 'withdraw_release' ? 'system' : userId,
      ...(game && { game }),
      ...(Object.keys(pots).length > 0 && { pots }),
      createdAt: iso(at),
    })
  }
}

/** Game providers of the rounds, in turn: picking them by `random` would change all later random values. */
const houses = ['NOVA', 'HARBOR', 'LOTUS', 'PITCH', 'CORAL', 'JADE', 'LUCKY9']

function iso(moment: number): string {
  return new Date(moment).toISOString()
}

/** Adds a member's visits since they joined; `daily` is a promotion that they sometimes claim. */
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

/** Leaves a deposit or withdrawal undecided. */
export function leaveOpen(story: Story, today: number): void {
  const { random } = story
  const at = momentOf(today, 1, random.integer(18 * 60, 21 * 60))
  if (story.balance >= 20_000 && random.chance(0.5)) story.withdraw(at, 20_000, 'requested')
  else story.deposit(at, 30_000, random.pick(['submitted', 'review']))
}

/** The demo player's credit today, in satang. */
const demoBalance = satang(125_075)

/**
 * The demo player's year: a visit every few days, and an active promotion since two days ago. The last round
 * always leaves exactly {@link demoBalance}.
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
  const received = story.receive(deposit, charge, 'active')
  const stakes = [60_000, 45_000]
  story.play(at + hourMs, 60_000, 72_500)
  story.play(at + 2 * hourMs, 45_000, 31_250)
  const stake = Math.max(story.balance - 60_000, Math.floor(story.balance / 2))
  const won = demoBalance - (story.balance - stake)
  story.play(momentOf(today, 1, 20 * 60), stake, won)
  received.turnoverDone = satang(stakes.reduce((total, each) => total + each, stake))
}

/** A deposit, usually confirmed, then some play and sometimes a withdrawal. */
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

/** `minutes` after the start of the Bangkok day `daysAgo`. */
function momentOf(today: number, daysAgo: number, minutes: number): number {
  return startOfBangkokDay(addDays(bangkokDay(today), -daysAgo)) + minutes * minuteMs
}
