/** Plays strategies on the back end. */
import { providerPaths } from '#contract/provider'
import {
  advance,
  bankLine,
  day,
  depositOf,
  type Fields,
  fieldsOf,
  minute,
  type Person,
} from '../provider/providerPlayer'
import type { Action, Grant, Site } from './strategy'
import { offers, type Terms } from './terms'
import { startWorld } from './world'

const satangOf = (baht: unknown) => Math.round(Number(baht) * 100)

const rowsIn = (list: unknown) => Object.values(fieldsOf(list)).map(fieldsOf)

export class BackEndSite implements Site {
  private constructor(readonly person: Person) {}

  /** Starts a separate back end, so that a deposit gets the same satang on every path. */
  static async open(terms: Terms): Promise<Site> {
    const [, person] = await startWorld(terms)
    return new BackEndSite(person)
  }

  async view(): Promise<{ credit: number; taken: number }> {
    const { credit, promotion } = await this.person.data(providerPaths.wallet(this.person.id))
    return {
      credit: satangOf(credit),
      taken: satangOf(fieldsOf(promotion)['takenIfCancelled'] ?? 0),
    }
  }

  async bet(stake: number, won: number): Promise<void> {
    await this.person.bet(stake / 100, won / 100)
  }

  async act(action: Action): Promise<void> {
    await acts[action](this.person)
  }

  async end(): Promise<{ worth: number; grants: Grant[] }> {
    await this.person.request(providerPaths.exclude(), { period: '24h' })
    const { rows } = await this.person.data(providerPaths.statement(this.person.id))
    const statement = rowsIn(rows)
    const own = ['deposit', 'withdraw_hold', 'withdraw_release', 'cashback']
    const flows = statement.filter(({ type }) => own.includes(String(type)))
    const wentIn = flows.reduce((sum, { amount }) => sum + satangOf(amount), 0)
    const grants = [...(await this.#ofCodes(statement)), ...(await this.#ofPromotions(statement))]
    return { worth: (await this.person.balance()) - wentIn, grants }
  }

  async #ofCodes(statement: readonly Fields[]): Promise<Grant[]> {
    const codes = rowsIn(await this.person.data(providerPaths.codeHistory(this.person.id)))
    const staked = statement.map(({ play }) => satangOf(fieldsOf(play)['stake'] ?? 0))
    const total = staked.reduce((sum, stake) => sum + stake, 0)
    return codes.map(({ code, amount, turnoverRequired }) => {
      // Fewer stakes cannot complete the turnover.
      const isComplete = total >= satangOf(turnoverRequired)
      return { of: String(code), amount: satangOf(amount), isComplete, isFree: true }
    })
  }

  async #ofPromotions(statement: readonly Fields[]): Promise<Grant[]> {
    const receipts = rowsIn(await this.person.data(providerPaths.receivedAll(this.person.id)))
    return statement
      .filter(({ type }) => type === 'bonus')
      .map(({ refId, amount }) => {
        const receipt = receipts.find(({ receivedId }) => receivedId === refId)
        const offer = offers.find(({ id }) => id === receipt?.['PromotionID'])
        const isComplete = receipt?.['status'] === 'completed'
        return {
          of: String(offer?.id),
          amount: satangOf(amount),
          isComplete,
          isFree: offer?.isFree ?? false,
        }
      })
  }
}

const acts: Record<Action, (person: Person) => Promise<unknown>> = {
  deposit: (person) => deposit(person, null),
  depositMatch: (person) => deposit(person, 'MATCH'),
  depositCapped: (person) => deposit(person, 'CAPPED'),
  free: (person) => person.request(providerPaths.receivePromotion(), { PromotionID: 'FREE' }),
  boundCode: (person) => person.request(providerPaths.redeemCode(), { code: 'BOUND0003' }),
  cashback: async (person) => {
    const rows = rowsIn(await person.data(providerPaths.cashback(person.id)))
    const claimable = rows.find(({ status }) => status === 'claimable')
    if (!claimable) return
    const { cashbackId } = claimable
    await person.request(providerPaths.cashbackClaim(), { cashbackId })
  },
  cancel: async (person) => {
    const { promotion } = await person.data(providerPaths.wallet(person.id))
    const { receivedId } = fieldsOf(promotion)
    if (receivedId === undefined) return
    await person.request(providerPaths.cancelPromotion(), { receivedId })
  },
  limit: (person) => {
    const limit = { kind: 'deposit', window: '24h', amount: 500, minutes: null }
    return person.request(providerPaths.limit(), limit)
  },
  break: (person) => person.request(providerPaths.exclude(), { period: '24h' }),
  withdraw: async (person) => {
    const { available } = await person.data(providerPaths.wallet(person.id))
    await person.request(providerPaths.withdraw(), { amount: available })
  },
  day: async () => advance(day + minute),
}

async function deposit(person: Person, PromotionID: string | null): Promise<void> {
  const answer = await person.request(providerPaths.deposit(), depositOf(200, { PromotionID }))
  const { depositId } = fieldsOf(fieldsOf(answer.body)['data'])
  if (depositId !== undefined) await bankLine(depositId, 'right')
}
