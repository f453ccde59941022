/**
 * Runs the work of all isolated back ends in turns. They share one thread, so the time limits of a call would pass
 * while hundreds of others work.
 */
import { setTimeout } from 'node:timers/promises'

const mostAtOnce = 8

/** A turn in ms. Work that waits longer, such as for an injected fault, continues without a turn. */
const longestTurn = 1_000

const waiting: (() => void)[] = []
let running = 0

export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < mostAtOnce) running += 1
  else await new Promise<void>((resume) => waiting.push(resume))
  const limit = new AbortController()
  const working = work()
  const { signal } = limit
  const overdue = setTimeout(longestTurn, undefined, { signal, ref: false })
  void Promise.race([working, overdue]).then(passOn, passOn)
  try {
    return await working
  } finally {
    limit.abort()
  }
}

/** Gives the turn to the next in line. */
function passOn(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}
