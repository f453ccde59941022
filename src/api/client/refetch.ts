/** When data are asked for again: what failed, what another tab changed, and what time alone made another. */
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

/** Whether the back ends can be reached now; screens say so before somebody tries. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchOnline, isOnline)
}

/** Pauses between two attempts at what did not get through, in milliseconds; the last one stays. */
export const retryPauses: readonly number[] = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

export interface Retrying {
  /** There is something to do: begins with the first pause, unless it is at it already. */
  start: () => void
  /** Worth a try at once: the player is back, or the network. */
  hurry: () => void
  stop: () => void
}

/**
 * Repeats `attempt` with growing pauses for as long as it answers that something is left to do, and never
 * before the provider's `Retry-After` is over.
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
      // What is under way may have begun before there was a reason to hurry.
      isHurried = isRunning
      run()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Counts what could not be loaded afresh. */
const failures = observable(0)

/** Something could not be loaded: it is asked for again after a while. */
export function noteFailedLoad(): void {
  failures.set(failures.get() + 1)
}

interface DataStore {
  getState: () => unknown
  dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown
}

type ApiState = Parameters<typeof api.util.selectInvalidatedBy>[0]

/**
 * Asks again for what failed: with growing pauses while the page is seen, and at once when it is seen again
 * or the browser is online again. Answers the function that stops.
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

/** The longest `Retry-After` that is obeyed: a wrong date must not stop calls for a day. Milliseconds. */
const longestRest = 300_000

/**
 * Until when the provider asked to be left alone: till then the app asks nothing again by itself. By
 * `performance.now()`, which nobody can set. Milliseconds.
 */
let restsUntil = 0

/** Heeds the `Retry-After` of a refusal: seconds, or a moment of the provider's clock. */
export function applyRetryAfter({ retryAfter = '' }: Failure): void {
  const rest = Number(retryAfter) * 1000 || Date.parse(retryAfter) - providerNow()
  const until = performance.now() + Math.min(rest, longestRest)
  // A header that cannot be read is NaN, which fails this comparison.
  if (until > restsUntil) restsUntil = until
}

/** Milliseconds until the provider may be asked again; 0 if it may be asked now. */
export function restLeft(): number {
  return restsUntil - performance.now()
}

/** Carries what changed, never the data itself. */
export const dataChannel = 'data'

const changeSchema = v.object({ changed: v.array(v.picklist(dataTags)) })

/** One for sending and hearing: a channel does not hear itself. Null where browsers lack it. */
let channel: BroadcastChannel | null = null

type Hear = (changed: readonly DataTag[]) => void

/** Whoever is told; the channel itself has one listener, however many these are. */
const hearers = new Set<Hear>()

function open(): BroadcastChannel | null {
  if (channel === null && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel(dataChannel)
    channel.addEventListener('message', passOn)
  }
  return channel
}

function passOn({ data }: MessageEvent<unknown>): void {
  const change = v.safeParse(changeSchema, data)
  // A tab of another version may name what this one does not know.
  if (!change.success) return
  for (const hear of hearers) hear(change.output.changed)
}

/** Tells the other tabs to ask again for what bears these tags, after a change made in this one. */
export function announceChange(tags: readonly DataTag[]): void {
  open()?.postMessage({ changed: tags })
}

/** Calls back at every change that another tab or the staff's window makes. Answers the function that stops. */
export function hearChanges(hear: Hear): () => void {
  open()
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** Tells them that nothing they hold is true any more: told of all at once, they would make twenty calls at once. */
export function announceAllChanged(): void {
  for (const tag of dataTags) announceChange([tag])
}

/**
 * Follows the changes of the other tabs while this one is seen: what was told together is asked for together,
 * and what was told after it once that is answered. Answers the function that stops.
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
    hearChanges((changed) => {
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
 * Has what bears `tag` asked for again on a page that stays open, once time alone has made it another: when what
 * `stateAt` a moment (milliseconds since 1970) is differs from before.
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
