/** One command of a sequence: its orders go to the back end, and what they do is told to the model. */

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
import { Model } from './model'
import type { ModelPlayer } from './player'
import type { Reason } from './refusals'
import type { Terms } from './terms'
import { startWorld } from './world'

/** The back end did otherwise than the model. */
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

/** One sequence: the back end, the model beside it, and what was done so far. */
export class Story {
  readonly sent: Sent[] = []
  /** A line for each thing that was done. */
  readonly log: string[] = []
  /** Links to the game, by player. */
  readonly links = new Map<string, { session: string; at: number }>()

  #staff: { at: number; member: StaffMember } | undefined

  private constructor(
    readonly model: Model,
    readonly people: readonly [Person, Person],
  ) {}

  /** The owner, logged in within the last quarter of an hour. */
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

/** Of two at once, one may only learn that the other is still being carried out. */
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

  /** The moment at which it happens; what time has brought until then is applied first. */
  get now(): number {
    return clockTime()
  }

  /** One of the list, chosen by the command's part. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[this.part % list.length]
  }

  /** So much of it as the part says, in satang; every fourth time all. */
  share(amount: number): number {
    return this.part % 4 === 0 ? amount : Math.ceil((amount * this.part) / 999)
  }

  /** Sends a player's order; the back end must refuse it exactly if the model has a reason. */
  async order(
    path: string,
    order: Fields,
    reasons: readonly Reason[],
    apply: (data: Fields) => void,
  ): Promise<void> {
    const body = { requestId: crypto.randomUUID(), userId: this.person.id, ...order }
    const answer = await this.#send(path, body)
    if (!this.#isAsExpected(`${path} ${JSON.stringify(order)}`, answer, reasons)) return
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

  /** What staff or testers do, which must be accepted. A large or rare order wants the password again. */
  async staff(name: AdminCallName, order: Fields, apply: () => void): Promise<void> {
    const staff = await this.story.staff()
    const shown = name === 'adjust' ? { ...staff.self, ...order } : order
    const answer = await staff.order(name, shown)
    if (this.#isAsExpected(`${name} ${JSON.stringify(order)}`, answer, [])) apply()
  }

  /** What testers do in place of the bank, the staff and the games. */
  async tester(
    path: string,
    order: Fields,
    apply: () => void,
    reasons: readonly Reason[] = [],
  ): Promise<void> {
    const answer = await callApi(path, { body: order })
    if (this.#isAsExpected(`${path} ${JSON.stringify(order)}`, answer, reasons)) apply()
  }

  mismatch(what: string): Mismatch {
    return this.story.mismatch(what)
  }

  #when(): string {
    return new Date(this.now + 7 * 3_600_000).toISOString().slice(0, 19)
  }

  /** An older order that is sent again does nothing and is answered as before; with other content it is refused. */
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
    const { body: refusal } = await callProvider(path, { body: changed, token })
    if (fieldsOf(refusal)['code'] !== 'requestmismatch') {
      throw this.mismatch(`${path} with other content is answered ${JSON.stringify(refusal)}`)
    }
  }
}

const contentFields = ['amount', 'stake', 'code', 'receivedId', 'cashbackId', 'clientSeed']

/** The order with another amount, or about another thing; undefined for one that says nothing of the kind. */
function withOtherContent(body: Fields): Fields | undefined {
  const field = contentFields.find((name) => name in body)
  if (field === undefined) return undefined
  const value = body[field]
  return { ...body, [field]: typeof value === 'number' ? value + 1 : `${String(value)}2` }
}
