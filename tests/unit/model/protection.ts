/** A player's own deposit limits, and breaks. */
import { dayMs, hourMs, limitLapseMs, limitWaitMs } from './terms'

export const windows = { '24h': dayMs, '7d': 7 * dayMs, '30d': 30 * dayMs } as const

export type Window = keyof typeof windows

export const windowNames = ['24h', '7d', '30d'] as const

export const breaks = { '24h': dayMs, '72h': 72 * hourMs, '7d': 7 * dayMs, '30d': 30 * dayMs }

export type Break = keyof typeof breaks

export const breakNames = ['24h', '72h', '7d', '30d'] as const

interface WaitingLimit {
  window: Window
  amount: number
  effectiveAt: number
}

export class Protection {
  readonly active = new Map<Window, number>()
  /** Increases that wait for their second confirmation, at most one per window. */
  readonly waiting = new Map<Window, WaitingLimit>()
  /** End of the break. */
  blockedUntil = 0

  isBlocked(now: number): boolean {
    return now < this.blockedUntil
  }

  /** Sets a limit. A lower or new limit applies at once, a higher one waits. */
  limit(now: number, window: Window, amount: number): void {
    const current = this.active.get(window)
    this.waiting.delete(window)
    if (current === undefined || amount <= current) this.active.set(window, amount)
    else this.waiting.set(window, { window, amount, effectiveAt: now + limitWaitMs })
  }

  canConfirm(now: number, window: Window): boolean {
    const waiting = this.waiting.get(window)
    if (!waiting) return false
    const { effectiveAt } = waiting
    return now >= effectiveAt && now < effectiveAt + limitLapseMs
  }

  confirm(window: Window): void {
    const waiting = this.waiting.get(window)
    if (waiting) this.active.set(window, waiting.amount)
    this.waiting.delete(window)
  }

  /** Starts a break, unless it would end earlier than the current one. */
  takeBreak(now: number, period: Break): void {
    this.blockedUntil = Math.max(this.blockedUntil, now + breaks[period])
  }

  /** @returns the satang that may still be deposited; null without a limit */
  left(usedIn: (window: Window) => number): number | null {
    const lefts = [...this.active].map(([window, amount]) => Math.max(0, amount - usedIn(window)))
    return lefts.length === 0 ? null : Math.min(...lefts)
  }
}
