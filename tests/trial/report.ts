/** One line a step, and a last line with what must be none. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { trialResult } from '../trialResult'
import type { Send } from './line'
import type { Mishap } from './mishaps'
import type { OrderKind } from './orderKind'
import type { Account } from './players'
import type { Truth } from './provider'
import type { Said } from './words'

/** An order that was given, until it is judged. */
export interface Given {
  kind: OrderKind
  mishap: Mishap | 'sent again'
  /** When the player said yes; two times in two tabs. Milliseconds since 1970. */
  yeses: number[]
  said: Said[]
  /** Its page is still open, as far as no other was opened since. */
  isSeen: boolean
  /** An earlier yes for the same was carried out before: a page that refuses this one tells the truth. */
  wasDone?: boolean
}

/** Something that must not be. */
export interface Finding {
  what: 'doubles' | 'falseWords' | 'unsettled' | 'lateSends' | 'lateProtection'
  text: string
}

interface Step {
  player: Account
  given: Given
  sends: readonly Send[]
  truths: readonly Truth[]
  findings: readonly Finding[]
}

export class Report {
  readonly #began = Date.now()
  #orders = 0
  #sends = 0
  #faulted = 0
  #skipped = 0
  #slowestEnd = 0
  #slowestArrival = 0
  readonly #found: Finding[] = []

  /** An order that was given, and what came of it. */
  step({ player, given, sends, truths, findings }: Step): void {
    this.#orders += 1
    this.#sends += sends.length
    this.#faulted += sends.filter(({ fault }) => fault !== null).length
    const what = `${this.#orders} ${player.username} ${given.kind.name} (${given.mishap})`
    const travelled = sends.map(({ fault }) => fault ?? 'well').join(', ') || 'not sent'
    const words = given.said.map(saidText).join(' → ') || 'nothing'
    console.log(`${what}: ${travelled} | says ${words} | ${truths.map(truthText).join(', ')}`)
    for (const finding of findings) this.found(finding)
  }

  /** An order that could not be given: its page did not come over the line. */
  skip(player: Account, kind: string, reason: string): void {
    this.#skipped += 1
    console.log(`- ${player.username} ${kind}: not given, ${reason}`)
  }

  /** A yes that was pressed, whose mishap did not go as planned. */
  cutShort(player: Account, kind: string, reason: string): void {
    console.log(`- ${player.username} ${kind}: cut short, ${reason}`)
  }

  found(finding: Finding): void {
    this.#found.push(finding)
    console.log(`  WRONG (${finding.what}): ${finding.text}`)
  }

  /** How long after the line was good the last order of a stretch had its end. Milliseconds. */
  endedAfter(milliseconds: number): void {
    this.#slowestEnd = Math.max(this.#slowestEnd, milliseconds)
  }

  /** The same for what protects. */
  arrivedAfter(milliseconds: number): void {
    this.#slowestArrival = Math.max(this.#slowestArrival, milliseconds)
  }

  /** Writes the last line, for the summary of all tests too. Answers whether nothing was found. */
  close(seed: string): boolean {
    const share = this.#sends === 0 ? 0 : Math.round((100 * this.#faulted) / this.#sends)
    const count = (what: Finding['what']) =>
      this.#found.filter((finding) => finding.what === what).length
    const last = [
      `seed ${seed}: ${this.#orders} orders (${this.#skipped} more not given)`,
      `${this.#sends} sends, ${this.#faulted} faulted (${share} %)`,
      `${count('doubles')} doubles, ${count('falseWords')} false words, ${count('unsettled')} unsettled`,
      `${count('lateSends')} sent late, ${count('lateProtection')} protected late`,
      `after the line was good the slowest end took ${seconds(this.#slowestEnd)}, the slowest protection ${seconds(this.#slowestArrival)}`,
      `in ${seconds(Date.now() - this.#began)}`,
    ].join('; ')
    console.log(last)
    mkdirSync('.cache', { recursive: true })
    writeFileSync(trialResult, last)
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
