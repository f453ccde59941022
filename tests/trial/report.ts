/** One line a step, and a last line with what must be none. */
import type { Finding } from './judge'
import type { Truth } from './provider'
import type { Said } from './words'

/** What somebody wanted once, and what came of it. */
export interface Step {
  player: string
  kind: string
  mishap: string
  said: readonly Said[]
  faults: readonly (string | null)[]
  truths: readonly Truth[]
  wrong: readonly Finding[]
}

export class Report {
  readonly #began = Date.now()
  #orders = 0
  #sends = 0
  #faulted = 0
  #skipped = 0
  #slowestSettled = 0
  #slowestProtection = 0
  readonly #found: Finding[] = []

  get orders(): number {
    return this.#orders
  }

  step({ player, kind, mishap, said, faults, truths, wrong }: Step): void {
    this.#orders += 1
    this.#sends += faults.length
    this.#faulted += faults.filter((fault) => fault !== null).length
    const travelled = faults.map((fault) => fault ?? 'well').join(', ') || 'not sent'
    const words = said.map(saidText).join(' → ') || 'nothing'
    const told = truths.map(truthText).join(', ') || 'never sent'
    console.log(
      `${this.#orders} ${player} ${kind} (${mishap}): ${travelled} | says ${words} | ${told}`,
    )
    for (const finding of wrong) this.found(finding)
  }

  /** An order that could not be given: what it needs had not come over the line. */
  skip(player: string, kind: string, reason: string): void {
    this.#skipped += 1
    console.log(`- ${player} ${kind}: not given, ${reason}`)
  }

  found(finding: Finding): void {
    this.#found.push(finding)
    console.log(`  WRONG (${finding.what}): ${finding.text}`)
  }

  /** How long after the line was good again the last order had its end. */
  settledAfter(milliseconds: number): void {
    this.#slowestSettled = Math.max(this.#slowestSettled, milliseconds)
  }

  protectedAfter(milliseconds: number): void {
    this.#slowestProtection = Math.max(this.#slowestProtection, milliseconds)
  }

  /** Writes the last line. Answers whether nothing was found. */
  close(seed: string): boolean {
    const share = this.#sends === 0 ? 0 : Math.round((100 * this.#faulted) / this.#sends)
    const found = (what: Finding['what']) =>
      this.#found.filter((finding) => finding.what === what).length
    console.log(
      [
        `seed ${seed}: ${this.#orders} orders (${this.#skipped} not given)`,
        `${this.#sends} sends, ${this.#faulted} faulted (${share} %)`,
        `${found('doubles')} doubles, ${found('falseWords')} false words, ${found('unsettled')} unsettled`,
        `${found('lateSends')} sent late, ${found('lateProtection')} protected late`,
        `slowest end ${seconds(this.#slowestSettled)} and slowest protection ${seconds(this.#slowestProtection)} after the line was good`,
        seconds(Date.now() - this.#began),
      ].join('; '),
    )
    return this.#found.length === 0
  }
}

/** What was refused stands there with its reason. */
function saidText({ word, text }: Said): string {
  return word === 'failed' ? `${word} “${text.trim()}”` : word
}

function truthText(truth: Truth): string {
  return typeof truth === 'string' ? truth : `refused ${truth.refused}`
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 1000)} s`
}
