import { whenIdle } from './whenIdle'

/** Time reserved for the first screen after the page's `load`, in milliseconds. */
const settleMs = 1500

/**
 * Runs `work` once the first screen is drawn and its fonts are loaded, because the browser reports to be idle
 * while it still waits for them. Later in the life of a page it runs in the next idle moment.
 * @returns a function that cancels it
 */
export function whenSettled(work: () => void): () => void {
  let cancel: (() => void) | undefined
  let isOff = false
  void documentLoaded().then(() => {
    if (isOff) return
    const loadedAt = performance.getEntriesByType('navigation')[0]?.duration ?? 0
    const timer = setTimeout(
      () => {
        cancel = whenIdle(work)
      },
      Math.max(0, loadedAt + settleMs - performance.now()),
    )
    cancel = () => clearTimeout(timer)
  })
  return () => {
    isOff = true
    cancel?.()
  }
}

function documentLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}
