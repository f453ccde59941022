import * as v from 'valibot'
import { addLogoutTask } from '#api/session/session'
import { isPageVisible, pageCover } from '#lib/device/presence'
import { minuteMs } from '#lib/time'
import { lockPhase } from './lockPhase'
import { storedLock } from './storedLock'

/**
 * One moment on two clocks, in ms: the wall clock, which can be set, and the page's, which may stop during
 * sleep.
 */
interface Moment {
  wall: number
  running: number
}

function moment(): Moment {
  return { wall: Date.now(), running: performance.now() }
}

/** Time since a moment by the clock that shows more. Infinity if the device's clock was set back. */
export function passedSince(since: Moment, now: Moment = moment()): number {
  const wall = now.wall - since.wall
  return wall < 0 ? Infinity : Math.max(wall, now.running - since.running)
}

/** Messages between tabs. `ask`: is the app in use elsewhere? Only a tab that is open answers, with `open`. */
const messageSchema = v.object({
  userId: v.string(),
  said: v.picklist(['ask', 'open', 'unlocked', 'lock']),
})

type Said = v.InferOutput<typeof messageSchema>['said']

interface Watch {
  userId: string
  say: (said: Said) => void
  stop: () => void
}

/** This page's watch. It keeps running on public pages, because time passes there too. */
let watch: Watch | null = null

/** Covers and locks this page in time, in step with the player's other tabs, until the session ends. */
export function watchLock(userId: string): void {
  if (watch?.userId === userId) return
  watch?.stop()
  watch = startWatch(userId)
}

/** Unlocks all tabs, after a correct PIN or a passed device check. */
export function unlock(): void {
  lockPhase.set('open')
  watch?.say('unlocked')
}

export function lockNow(): void {
  lockPhase.set('locked')
  watch?.say('lock')
}

function startWatch(userId: string): Watch {
  const lock = storedLock(userId)
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('app-lock') : null
  /** When the page went to the background. */
  let leftAt: Moment | null = null
  /** Whether another tab's answer may unlock this one. */
  let isAsking = false

  const say = (said: Said) => channel?.postMessage({ userId, said })

  function isAwayLong(): boolean {
    const after = lock.get()?.after
    return leftAt !== null && after !== undefined && passedSince(leftAt) >= after * minuteMs
  }

  /** Cover at once, because the app switcher shows the last content. */
  function leave(): void {
    leftAt ??= moment()
    if (lock.get() === null || lockPhase.get() !== 'open') return
    lockPhase.set(isAwayLong() ? 'locked' : 'covered')
  }

  function comeBack(): void {
    if (lockPhase.get() === 'covered') lockPhase.set(isAwayLong() ? 'locked' : 'open')
    leftAt = null
    ask()
  }

  /** The app is in the background only while none of its tabs is in use. */
  function ask(): void {
    isAsking = lockPhase.get() === 'locked'
    if (isAsking) say('ask')
  }

  function look(): void {
    if (isPageVisible()) comeBack()
    else leave()
  }

  function openToo(): void {
    if (lockPhase.get() !== 'locked') return
    if (!isPageVisible()) leftAt = moment()
    lockPhase.set(isPageVisible() ? 'open' : 'covered')
  }

  function hear({ data }: MessageEvent<unknown>): void {
    const message = v.safeParse(messageSchema, data)
    // A tab with another app version may send unknown messages.
    if (!message.success || message.output.userId !== userId || lock.get() === null) return
    const { said } = message.output
    if (said === 'ask' && lockPhase.get() !== 'locked' && !isAwayLong()) say('open')
    if (said === 'unlocked' || (said === 'open' && isAsking)) openToo()
    if (said === 'lock') {
      isAsking = false
      lockPhase.set('locked')
    }
  }

  function paint(): void {
    const isCovered = lock.get() !== null && lockPhase.get() !== 'open'
    document.documentElement.toggleAttribute(coveredMark, isCovered)
    pageCover.set(isCovered)
  }

  channel?.addEventListener('message', hear)
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', look)
  const stops = [
    lockPhase.subscribe(paint),
    lock.subscribe(paint),
    addLogoutTask((end) => {
      // Keep the lock if the session expires: the player expects the next session to be locked.
      if (end === 'logout') lock.set(null)
      watch?.stop()
      watch = null
    }),
  ]
  paint()
  look()

  return {
    userId,
    say,
    stop: () => {
      channel?.close()
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', look)
      for (const stop of stops) stop()
      document.documentElement.removeAttribute(coveredMark)
      pageCover.set(false)
    },
  }
}

/** Attribute on the document while its content is hidden. */
export const coveredMark = 'data-covered'
