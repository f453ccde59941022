/** Loads data again after a failure, after a change in another tab, and when time alone has changed them. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import * as v from 'valibot'
import type { Failure } from '#contract/failure'
import { clockNow, providerNow } from '#lib/device/clock'
import {
  isOnline,
  isPageVisible,
  repeatWhileVisible,
  watchOnline,
  watchPageVisible,
} from '#lib/device/presence'
import { observable } from '#lib/observable'
import { minuteMs } from '#lib/time'
import { api, type DataTag, type Dispatch, dataTags, failedTag } from './api'

/** Whether the browser is online. Screens say so before the player tries to send something. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchOnline, isOnline)
}

/** Pauses between two attempts, in milliseconds; the last one repeats. */
export const retryPauses: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

export interface Retrying {
  /**
   * Reports pending work. The first attempt follows after the first pause, unless one is planned or running.
   */
  start: () => void
  /** Tries at once, because the player or the connection is back. */
  hurry: () => void
  stop: () => void
}

/**
 * Repeats `attempt` with growing pauses until it resolves to false (nothing left to do). Never tries before
 * the provider's `Retry-After` is over.
 */
export function retryWithBackoff(attempt: () => Promise<boolean>): Retrying {
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let isRunning = false
  let isHurried = false
  let isStopped = false

  function plan(): void {
    clearTimeout(timer)
    timer = setTimeout(run, retryPauses[Math.min(attempts, retryPauses.length - 1)])
    attempts += 1
  }

  function run(): void {
    if (isRunning || isStopped) return
    const rest = restLeft()
    if (rest > 0) {
      timer = setTimeout(run, rest)
      return
    }
    timer = undefined
    isRunning = true
    void attempt()
      .catch((cause: unknown) => {
        console.error('What did not get through could not be tried again', cause)
        return true
      })
      .then((isLeft) => {
        isRunning = false
        const again = isHurried
        isHurried = false
        if (isLeft && again) run()
        else if (isLeft && !isStopped) plan()
        else attempts = 0
      })
  }

  return {
    start: () => {
      if (timer === undefined && !isRunning && !isStopped) plan()
    },
    hurry: () => {
      clearTimeout(timer)
      // The running attempt may have begun before the reason to hurry, so another one follows.
      isHurried = isRunning
      run()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Counts failed loads. */
const failures = observable(0)

/** Reports a failed load, which is tried again after a pause. */
export function noteFailedLoad(): void {
  failures.set(failures.get() + 1)
}

interface DataStore {
  getState: () => unknown
  dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown
}

type ApiState = Parameters<typeof api.util.selectInvalidatedBy>[0]

/**
 * Loads failed queries again: with growing pauses while the page is visible, and at once when it becomes
 * visible again or the browser comes online.
 * @returns a function that stops watching
 */
export function watchConnection({ getState, dispatch }: DataStore): () => void {
  const asking = retryWithBackoff(async () => {
    const state = getState()
    if (!isApiState(state) || api.util.selectInvalidatedBy(state, [failedTag]).length === 0) {
      return false
    }
    if (isPageVisible()) dispatch(api.util.invalidateTags([failedTag]))
    return true
  })
  addEventListener('online', asking.hurry)
  const stops = [failures.subscribe(asking.start), watchPageVisible(asking.hurry), asking.stop]
  return () => {
    removeEventListener('online', asking.hurry)
    for (const stop of stops) stop()
  }
}

function isApiState(state: unknown): state is ApiState {
  return typeof state === 'object' && state !== null && api.reducerPath in state
}

/** The longest `Retry-After` that is applied: a wrong date must not stop calls for a day. Milliseconds. */
const longestRest = 300_000

/**
 * The provider asked for no automatic calls until this time. Milliseconds of `performance.now()`, which
 * people cannot set.
 */
let restsUntil = 0

/** Applies the `Retry-After` of a failure: seconds, or a date by the provider's clock. */
export function applyRetryAfter({ retryAfter = '' }: Failure): void {
  const rest = Number(retryAfter) * 1000 || Date.parse(retryAfter) - providerNow()
  const until = performance.now() + Math.min(rest, longestRest)
  // A header that cannot be read is NaN, which fails this comparison.
  if (until > restsUntil) restsUntil = until
}

/** @returns milliseconds until the provider may be asked again; zero or less if it may be asked now */
export function restLeft(): number {
  return restsUntil - performance.now()
}

/** The channel between tabs. It carries the changed tags, never the data. */
export const dataChannel = 'data'

const changeSchema = v.object({ changed: v.array(v.picklist(dataTags)) })

/**
 * The only channel of this tab, because a channel does not receive its own messages. Null until it is opened,
 * or if the browser has none.
 */
let channel: BroadcastChannel | null = null

type RemoteListener = (changed: readonly DataTag[]) => void

/** The registered listeners; the channel itself has only one. */
const listeners = new Set<RemoteListener>()

function open(): BroadcastChannel | null {
  if (channel === null && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel(dataChannel)
    channel.addEventListener('message', passOn)
  }
  return channel
}

function passOn({ data }: MessageEvent<unknown>): void {
  const change = v.safeParse(changeSchema, data)
  // A tab of another version may send tags that this version does not know.
  if (!change.success) return
  for (const listen of listeners) listen(change.output.changed)
}

/** Invalidates these tags in the other tabs, after a change made in this one. */
export function broadcastInvalidation(tags: readonly DataTag[]): void {
  open()?.postMessage({ changed: tags })
}

/**
 * Calls back at every change made in another tab or in the staff window.
 * @returns a function that stops listening
 */
export function onRemoteInvalidation(listen: RemoteListener): () => void {
  open()
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/**
 * Invalidates everything in the other tabs, one tag at a time: all tags at once would cause twenty calls at
 * once.
 */
export function broadcastFullInvalidation(): void {
  for (const tag of dataTags) broadcastInvalidation([tag])
}

/**
 * Follows the changes of the other tabs while this one is visible. Tags that arrive together are loaded
 * together; later tags wait for them.
 * @returns a function that stops watching
 */
export function watchTabs(dispatch: Dispatch): () => void {
  const missed: DataTag[][] = []
  let isAsking = false
  const askAgain = async () => {
    if (isAsking) return
    isAsking = true
    while (missed.length > 0 && isPageVisible()) {
      dispatch(api.util.invalidateTags(missed.shift() ?? []))
      await Promise.all(dispatch(api.util.getRunningQueriesThunk()))
    }
    isAsking = false
  }
  const stops = [
    onRemoteInvalidation((changed) => {
      const fresh = changed.filter((tag) => !missed.some((tags) => tags.includes(tag)))
      if (fresh.length > 0) missed.push(fresh)
      void askAgain()
    }),
    watchPageVisible(() => void askAgain()),
  ]
  return () => {
    for (const stop of stops) stop()
    channel?.close()
    channel = null
  }
}

/**
 * Invalidates `tag` on an open page when time alone changes its data. That is the case when `stateAt`
 * (milliseconds since 1970) has changed since the last check. It checks every minute while the page is
 * visible.
 */
export function useAskAgainWhen(tag: DataTag, stateAt: (moment: number) => string | number): void {
  const dispatch = useDispatch<Dispatch>()
  const look = useEffectEvent((before: number, now: number) => {
    if (stateAt(before) !== stateAt(now)) dispatch(api.util.invalidateTags([tag]))
  })
  useEffect(() => {
    let before = clockNow()
    return repeatWhileVisible(() => {
      const now = clockNow()
      look(before, now)
      before = now
    }, minuteMs)
  }, [])
}
