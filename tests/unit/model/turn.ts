/** One command of a sequence: sends its requests to the back end and applies their effects to the model. */

import type { AdminCallName } from '#contract/admin/calls'
import { StaffMember } from '../admin/staff'
import { type Answer, callApi, callProvider } from '../provider/backEnds'
import {
  clockTime,
  day,
  type Fields,
  fieldsOf,
  minute,
  type Person,
} from '../provider/providerPlayer'
import type { Command } from './commands'
import type { Reason } from './errors'
import { Model } from './model'
import type { ModelPlayer } from './player'
import type { Terms } from './terms'
import { startWorld } from './world'

/** The back end behaved differently from the model. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
}

interface Sent {
  person: Person
  path: string
  body: Fields
  answer: Answer
  at: number
}

/** One sequence: the back end, the model, and the log of what was done. */
export class Story {
  readonly sent: Sent[] = []
  /** One line per action. */
  readonly log: string[] = []
  /** Game links by player. */
  readonly links = new Map<string, { session: string; at: number }>()

  #staff: { at: number; member: StaffMember } | undefined

  private constructor(
    readonly model: Model,
    readonly people: readonly [Person, Person],
  ) {}

  /** @returns the owner, logged in within the last 15 minutes */
  async staff(): Promise<StaffMember> {
    const at = clockTime()
    if (!this.#staff || at - this.#staff.at > 15 * minute) {
      this.#staff = { at, member: await StaffMember.logIn('owner') }
    }
    return this.#staff.member
  }

  mismatch(what: string): Mismatch {
    return new Mismatch(`${what}\n\nuntil then:\n${this.log.join('\n')}`)
  }

  static async begin(terms: Terms): Promise<Story> {
    const people = await startWorld(terms)
    const [first, second] = people
    return new Story(new Model(terms, [first.id, second.id]), people)
  }
}

export const satangOf = (baht: unknown) => Math.round(Number(baht) * 100)

/** Of two simultaneous requests, one may only be told that the other is in progress. */
const isFinal = ({ body }: Answer) => fieldsOf(body)['code'] !== 'requestinprogress'

export class Turn {
  readonly player: ModelPlayer
  readonly person: Person
  readonly part: number

  constructor(
    readonly story: Story,
    readonly command: Command,
  ) {
    this.player = story.model.players[command.who]
    this.person = story.people[command.who]
    this.part = command.part
  }

  /** The current time; everything due until then is applied first. */
  get now(): number {
    return clockTime()
  }

  /** @returns an item of the list, selected by the command's part */
  pick<T>(list: readonly T[]): T | undefined {
    return list[this.part % list.length]
  }

  /** @returns the share of the amount that the part selects, in satang; every fourth time all */
  share(amount: number): number {
    return this.part % 4 === 0 ? amount : Math.ceil((amount * this.part) / 999)
  }

  /** Sends a player's request. The back end must refuse it exactly if the model has a reason. */
  async request(
    path: string,
    request: Fields,
    reasons: readonly Reason[],
    apply: (data: Fields) => void,
  ): Promise<void> {
    const body = { requestId: crypto.randomUUID(), userId: this.person.id, ...request }
    const answer = await this.#send(path, body)
    if (!this.#isAsExpected(`${path} ${JSON.stringify(request)}`, answer, reasons)) return
    this.story.sent.push({ person: this.person, path, body, answer, at: this.now })
    apply(fieldsOf(fieldsOf(answer.body)['data']))
  }

  async #send(path: string, body: Fields): Promise<Answer> {
    const token = await this.person.token()
    const first = callProvider(path, { body, token })
    if (!this.command.isDoubled) return first
    const answers = await Promise.all([first, callProvider(path, { body, token })])
    const [one, other] = answers.filter(isFinal)
    if (!one || (other && JSON.stringify(one) !== JSON.stringify(other))) {
      throw this.mismatch(`${path} sent twice is answered ${JSON.stringify(answers)}`)
    }
    return one
  }

  #isAsExpected(what: string, { status, body }: Answer, reasons: readonly Reason[]): boolean {
    const code = String(fieldsOf(body)['code'])
    const sure = reasons.filter((reason) => !reason.startsWith('?'))
    const isAccepted = status === 200
    this.story.log.push(`${this.#when()} ${this.player.id} ${what} → ${isAccepted ? 'done' : code}`)
    const isRight = isAccepted
      ? sure.length === 0
      : reasons.some((reason) => reason.replace('?', '') === code)
    if (isRight) return isAccepted
    const wanted = reasons.length === 0 ? 'to be accepted' : `one of ${reasons.join(', ')}`
    throw this.mismatch(`${what} is answered ${status} ${JSON.stringify(body)}, not ${wanted}`)
  }

  /**
   * Makes an action of staff or testers, which must be accepted. Large or rare actions need the password
   * again.
   */
  async staff(name: AdminCallName, request: Fields, apply: () => void): Promise<void> {
    const staff = await this.story.staff()
    const shown = name === 'adjust' ? { ...staff.self, ...request } : request
    const answer = await staff.request(name, shown)
    if (this.#isAsExpected(`${name} ${JSON.stringify(request)}`, answer, [])) apply()
  }

  /** Acts as testers in place of the bank, the staff and the games. */
  async tester(
    path: string,
    request: Fields,
    apply: () => void,
    reasons: readonly Reason[] = [],
  ): Promise<void> {
    const answer = await callApi(path, { body: request })
    if (this.#isAsExpected(`${path} ${JSON.stringify(request)}`, answer, reasons)) apply()
  }

  mismatch(what: string): Mismatch {
    return this.story.mismatch(what)
  }

  #when(): string {
    return new Date(this.now + 7 * 3_600_000).toISOString().slice(0, 19)
  }

  /** Repeats an earlier request: it does nothing and gets the same answer. With other content it is refused. */
  async repeat(): Promise<void> {
    const recent = this.story.sent.filter(({ at }) => this.now - at < 25 * day)
    const old = this.pick(recent)
    if (!old) return
    const { person, path, body, answer } = old
    const token = await person.token()
    const again = await callProvider(path, { body, token })
    if (JSON.stringify(again.body) !== JSON.stringify(answer.body)) {
      throw this.mismatch(`${path} sent again is answered ${JSON.stringify(again.body)}`)
    }
    const changed = withOtherContent(body)
    if (!changed) return
    const { body: error } = await callProvider(path, { body: changed, token })
    if (fieldsOf(error)['code'] !== 'requestmismatch') {
      throw this.mismatch(`${path} with other content is answered ${JSON.stringify(error)}`)
    }
  }
}

const contentFields = ['amount', 'stake', 'code', 'receivedId', 'cashbackId', 'clientSeed']

/** @returns the request with another amount or subject; undefined if it has neither */
function withOtherContent(body: Fields): Fields | undefined {
  const field = contentFields.find((name) => name in body)
  if (field === undefined) return undefined
  const value = body[field]
  return { ...body, [field]: typeof value === 'number' ? value + 1 : `${String(value)}2` }
}
