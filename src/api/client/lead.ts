import { useEffect, useState } from 'react'
import { isPageVisible, watchPageVisible } from '#lib/device/presence'

/**
 * Has one tab of all do `work`, which answers the function that stops it: the one that was seen last,
 * because browsers let hidden ones sleep; when it goes, another takes over. Browsers without locks have
 * every tab do it. Answers the function that stops.
 */
export function lead(name: string, work: () => () => void): () => void {
  const locks: LockManager | undefined = Reflect.get(navigator, 'locks')
  if (locks === undefined) return work()
  const held = locks
  let isStopped = false
  let resign: (() => void) | undefined
  let turn: AbortController | undefined

  /** Leads from when the lock is there, until it is taken away or given back. */
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
        // One that waited and takes the lead by itself has done nothing yet.
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

/** Whether this is the tab that does what `name` stands for. */
export function useLead(name: string): boolean {
  const [leads, setLeads] = useState(false)
  useEffect(
    () =>
      lead(name, () => {
        setLeads(true)
        return () => setLeads(false)
      }),
    [name],
  )
  return leads
}
