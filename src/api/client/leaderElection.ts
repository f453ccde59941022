import { useEffect, useState } from 'react'
import { isPageVisible, watchPageVisible } from '#lib/device/presence'

/**
 * Elects one tab to do `work`: the tab that was visible last, because browsers suspend hidden tabs. When the
 * leader closes, another tab takes over. Browsers without locks let every tab do the work.
 *
 * @param work starts the work and returns the function that stops it
 * @returns a function that leaves the election
 */
export function electLeader(name: string, work: () => () => void): () => void {
  const locks: LockManager | undefined = Reflect.get(navigator, 'locks')
  if (locks === undefined) return work()
  const held = locks
  let isStopped = false
  let resign: (() => void) | undefined
  let turn: AbortController | undefined

  /** Leads from the moment the lock is granted until another tab steals it or this tab releases it. */
  function ask(options: LockOptions): void {
    let stopWork: (() => void) | undefined
    let giveBack: (() => void) | undefined
    const doWork = () => {
      stopWork = work()
      return new Promise<void>((resolve) => {
        giveBack = resolve
        resign = resolve
        if (isStopped) resolve()
      })
    }
    held
      .request(name, options, doWork)
      .catch((cause: unknown) => {
        const isTaken = cause instanceof DOMException && cause.name === 'AbortError'
        if (!isTaken) console.error('This tab cannot know whether it leads', cause)
      })
      .finally(() => {
        // A waiting request was aborted before it led, so there is no work to stop.
        if (stopWork === undefined) return
        stopWork()
        if (resign !== giveBack) return
        resign = undefined
        if (!isStopped) wait()
      })
  }

  function wait(): void {
    turn = new AbortController()
    ask({ signal: turn.signal })
  }

  function take(): void {
    if (resign !== undefined) return
    turn?.abort()
    ask({ steal: true })
  }

  const stopWatching = watchPageVisible(take)
  if (isPageVisible()) take()
  else wait()
  return () => {
    isStopped = true
    stopWatching()
    turn?.abort()
    resign?.()
  }
}

/** @returns whether this tab does the work called `name` */
export function useIsLeader(name: string): boolean {
  const [leads, setLeads] = useState(false)
  useEffect(
    () =>
      electLeader(name, () => {
        setLeads(true)
        return () => setLeads(false)
      }),
    [name],
  )
  return leads
}
