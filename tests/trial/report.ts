/** Prints one line per step, and a last line with the counts that must be zero. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { trialResult } from '../trialResult'
import type { Send } from './line'
import type { Mishap } from './mishaps'
import type { Account } from './players'
import type { Truth } from './provider'
import type { RequestKind } from './requestKind'
import type { Said } from './words'

/** A request that was made, until it is judged. */
export interface Given {
  kind: RequestKind
  mishap: Mishap | 'sent again'
  /** The times of the player’s confirmations, two for two tabs, in milliseconds since 1970. */
  yeses: number[]
  said: Said[]
  /** True if its page is still open and no other was opened since. */
  isSeen: boolean
  /** True if the same was carried out before, so that a page that refuses this one tells the truth. */
  wasDone?: boolean
}

/** A violation. */
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
  #requests = 0
  #sends = 0
  #faulted = 0
  #skipped = 0
  #slowestEnd = 0
  #slowestArrival = 0
  readonly #found: Finding[] = []

  /** Reports a request that was made, and its result. */
  step({ player, given, sends, truths, findings }: Step): void {
    this.#requests += 1
    this.#sends += sends.length
    this.#faulted += sends.filter(({ fault }) => fault !== null).length
    const what = `${this.#requests} ${player.username} ${given.kind.name} (${given.mishap})`
    const travelled = sends.map(({ fault }) => fault ?? 'well').join(', ') || 'not sent'
    const words = given.said.map(saidText).join(' → ') || 'nothing'
    console.log(`${what}: ${travelled} | says ${words} | ${truths.map(truthText).join(', ')}`)
    for (const finding of findings) this.found(finding)
  }

  /** Reports a request that could not be made, because its page did not load. */
  skip(player: Account, kind: string, reason: string): void {
    this.#skipped += 1
    console.log(`- ${player.username} ${kind}: not given, ${reason}`)
  }

  /** Reports a confirmation whose mishap did not go as planned. */
  cutShort(player: Account, kind: string, reason: string): void {
    console.log(`- ${player.username} ${kind}: cut short, ${reason}`)
  }

  found(finding: Finding): void {
    this.#found.push(finding)
    console.log(`  WRONG (${finding.what}): ${finding.text}`)
  }

  /**
   * Records how long after the connection became good the last request of a stretch was settled, in
   * milliseconds.
   */
  endedAfter(milliseconds: number): void {
    this.#slowestEnd = Math.max(this.#slowestEnd, milliseconds)
  }

  /** Records the same for protection requests, in milliseconds. */
  arrivedAfter(milliseconds: number): void {
    this.#slowestArrival = Math.max(this.#slowestArrival, milliseconds)
  }

  /**
   * Writes the last line, also for the summary of all tests.
   * @returns true if nothing was found
   */
  close(seed: string): boolean {
    const share = this.#sends === 0 ? 0 : Math.round((100 * this.#faulted) / this.#sends)
    const count = (what: Finding['what']) =>
      this.#found.filter((finding) => finding.what === what).length
    const last = [
      `seed ${seed}: ${this.#requests} requests (${this.#skipped} more not sent)`,
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

/** A refusal is shown with its reason. */
function saidText({ word, text }: Said): string {
  return word === 'failed' ? `${word} “${text.trim()}”` : word
}

function truthText(truth: Truth): string {
  return typeof truth === 'string' ? truth : `refused ${truth.refused}`
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 1000)} s`
}
