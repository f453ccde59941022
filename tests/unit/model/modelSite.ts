/** Plays strategies on the model. */
import { cashbackOf, stateOf } from './cashback'
import { againstCode, againstDeposit, againstReceiving, againstWithdrawal } from './errors'
import { Model } from './model'
import type { ModelPlayer } from './player'
import type { Receipt } from './records'
import type { Action, Grant, Site } from './strategy'
import { dayMs, minuteMs, type Offer, offers, type Terms } from './terms'

const start = Date.parse('2026-12-02T13:00:00+07:00')

const offerOf = (id: string) => offers.find((offer) => offer.id === id) ?? null

export class ModelSite implements Site {
  readonly #model: Model
  readonly #player: ModelPlayer
  readonly #granted: { refId: string; of: string; isFree: boolean }[] = []
  #now = start
  #ids = 0

  constructor(terms: Terms) {
    this.#model = new Model(terms, ['first', 'second'])
    const [, player] = this.#model.players
    this.#player = player
  }

  async view(): Promise<{ credit: number; taken: number }> {
    const { credit, activePromotion } = this.#player
    return { credit: credit.total, taken: activePromotion?.obligation?.pot ?? 0 }
  }

  async bet(stake: number, won: number): Promise<void> {
    this.#player.bet(this.#now, stake, won)
  }

  async act(action: Action): Promise<void> {
    this.#acts[action]()
    this.#model.passUntil(this.#now)
  }

  async end(): Promise<{ worth: number; grants: Grant[] }> {
    const player = this.#player
    player.takeBreak(this.#now, '24h')
    const own = ['deposit', 'withdraw_hold', 'withdraw_release', 'cashback']
    const flows = player.credit.rows.filter(({ type }) => own.includes(type))
    const wentIn = flows.reduce((sum, { amount }) => sum + amount, 0)
    const forfeited = new Set(
      player.credit.rows.filter(({ type }) => type === 'bonus_forfeit').map(({ refId }) => refId),
    )
    const grants = this.#granted.map(({ refId, of, isFree }) => {
      const row = player.credit.rows.find((one) => one.refId === refId)
      return {
        of,
        amount: row?.amount ?? 0,
        isComplete: this.#isComplete(refId, forfeited),
        isFree,
      }
    })
    return { worth: player.credit.total - wentIn, grants }
  }

  #isComplete(refId: string, forfeited: ReadonlySet<string | null>): boolean {
    const receipt = this.#player.receipts.find(({ receivedId }) => receivedId === refId)
    return receipt ? receipt.status === 'completed' : !forfeited.has(refId)
  }

  readonly #acts: Record<Action, () => void> = {
    deposit: () => this.#deposit(null),
    depositMatch: () => this.#deposit(offerOf('MATCH')),
    depositCapped: () => this.#deposit(offerOf('CAPPED')),
    free: () => {
      const offer = offerOf('FREE')
      if (!offer || againstReceiving(this.#player, this.#now, offer).length > 0) return
      this.#player.activate(this.#receive(offer, null), 0, this.#now)
    },
    boundCode: () => {
      const code = this.#model.codes.find((one) => one.code === 'BOUND0003')
      if (!code || againstCode(this.#player, this.#now, code).length > 0) return
      const refId = this.#id()
      code.redeemedBy.push(this.#player.id)
      this.#player.receive(this.#now, 'code', refId, code.amount, code.turnoverX)
      this.#granted.push({ refId, of: code.code, isFree: true })
    },
    cashback: () => {
      const player = this.#player
      const terms = player.terms.cashback
      const claimable = player
        .cashbackPeriods(this.#now)
        .filter((period) => !player.hasClaimed(period))
        .map((period) => cashbackOf(player.credit.bets, period, terms))
        .find((one) => stateOf(one, this.#now, terms.claimDays) === 'claimable')
      if (!claimable || player.protection.isBlocked(this.#now)) return
      player.claimCashback(this.#now, claimable, this.#id(), claimable.amount)
    },
    cancel: () => {
      const { activePromotion } = this.#player
      if (activePromotion) this.#player.closePromotion(activePromotion, 'player', this.#now)
    },
    limit: () => this.#player.protection.limit(this.#now, '24h', 50_000),
    break: () => this.#player.takeBreak(this.#now, '24h'),
    withdraw: () => {
      const amount = this.#player.credit.available
      if (againstWithdrawal(this.#player, this.#now, amount).length > 0) return
      const withdrawId = this.#id()
      this.#player.withdraw({ withdrawId, amount, status: 'requested', createdAt: this.#now })
    },
    day: () => {
      this.#now += dayMs + minuteMs
    },
  }

  #deposit(offer: Offer | null): void {
    const base = 20_000
    if (againstDeposit(this.#player, this.#now, base, offer).length > 0) return
    const depositId = this.#id()
    const created = { depositId, base, amount: base + 37, createdAt: this.#now }
    const closed = {
      submittedAt: null,
      decidedAt: null,
      arrived: null,
      reviewedAt: null,
      credited: 0,
    }
    const deposit = { ...created, ...closed, status: 'pending' as const }
    this.#player.deposits.push(deposit)
    if (offer) this.#receive(offer, depositId)
    this.#player.confirm(deposit, deposit.amount, this.#now)
  }

  #receive(offer: Offer, depositId: string | null): Receipt {
    const receivedId = this.#id()
    this.#granted.push({ refId: receivedId, of: offer.id, isFree: offer.isFree })
    return this.#player.take(offer, receivedId, depositId, this.#now)
  }

  #id(): string {
    this.#ids += 1
    return `${this.#ids}`
  }
}
