// needs a window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { electLeader } from '#api/client/leaderElection'

interface Holder {
  reject: (cause: unknown) => void
}

/** Simulates one browser lock, which is granted in turn or taken away. */
class Locks {
  #holder: Holder | null = null
  #queue: (() => void)[] = []

  request(_: string, options: LockOptions, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const hold = () => {
        const holder = { reject }
        this.#holder = holder
        void work().then(() => {
          resolve()
          if (this.#holder === holder) this.#next()
        })
      }
      const abort = () => {
        this.#queue = this.#queue.filter((waiting) => waiting !== hold)
        reject(new DOMException('Aborted', 'AbortError'))
      }
      options.signal?.addEventListener('abort', abort)
      if (options.steal) {
        this.#holder?.reject(new DOMException('Stolen', 'AbortError'))
        hold()
      } else if (this.#holder === null) hold()
      else this.#queue.push(hold)
    })
  }

  #next(): void {
    this.#holder = null
    this.#queue.shift()?.()
  }
}

let leaders: string[] = []
let stops: (() => void)[] = []

/**
 * Opens a tab.
 * @returns a function that closes it
 */
function openTab(name: string): () => void {
  const stop = electLeader('test', () => {
    leaders.push(name)
    return () => {
      leaders = leaders.filter((leader) => leader !== name)
    }
  })
  stops.push(stop)
  return stop
}

function show(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
}

beforeEach(() => {
  show('visible')
  vi.stubGlobal('navigator', { locks: new Locks() })
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  leaders = []
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('leader election among tabs', () => {
  it('makes the tab that was opened last the leader', async () => {
    openTab('one')
    openTab('other')
    await vi.waitFor(() => expect(leaders).toEqual(['other']))
  })

  it('lets hidden tabs wait until the leader is closed', async () => {
    const close = openTab('seen')
    show('hidden')
    openTab('hidden')
    await vi.waitFor(() => expect(leaders).toEqual(['seen']))
    close()
    await vi.waitFor(() => expect(leaders).toEqual(['hidden']))
  })

  it('makes a tab that comes to the front the leader, and the other again when that closes', async () => {
    openTab('one')
    show('hidden')
    const close = openTab('other')
    show('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(leaders).toHaveLength(1))
    expect(leaders).toEqual(['other'])
    close()
    await vi.waitFor(() => expect(leaders).toEqual(['one']))
  })

  it('makes all tabs leaders if the browser has no locks', () => {
    vi.stubGlobal('navigator', {})
    openTab('one')
    openTab('other')
    expect(leaders).toEqual(['one', 'other'])
  })
})
