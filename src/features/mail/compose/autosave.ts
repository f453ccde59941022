/** Saves what is typed: one call at a time, always with the newest text, never one older after a newer. */
export interface Autosave<Fields> {
  /** Saves soon; further changes put it off no longer. */
  change: (fields: Fields) => void
  /** Saves what is not saved yet. Answers whether everything is. */
  flush: () => Promise<boolean>
  /** Saves once more even without a change: what must be there before something is added to it. */
  ensure: (fields: Fields) => Promise<boolean>
}

export type SaveState = 'clean' | 'saving' | 'saved' | 'failed'

const waitMs = 250

export function makeAutosave<Fields>(
  save: (fields: Fields) => Promise<boolean>,
  tell: (state: SaveState) => void,
): Autosave<Fields> {
  let waiting: { fields: Fields } | null = null
  let running: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  async function work(): Promise<boolean> {
    tell('saving')
    while (waiting) {
      const { fields } = waiting
      waiting = null
      if (!(await save(fields))) {
        // Newer text takes its place; otherwise the next try saves this.
        waiting ??= { fields }
        tell('failed')
        return false
      }
    }
    tell('saved')
    return true
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer)
    timer = undefined
    if (running) return running.then((isSaved) => (isSaved && waiting ? flush() : isSaved))
    if (!waiting) return Promise.resolve(true)
    running = work().finally(() => {
      running = null
    })
    return running
  }

  return {
    change: (fields) => {
      waiting = { fields }
      tell('saving')
      timer ??= setTimeout(() => void flush(), waitMs)
    },
    flush,
    ensure: (fields) => {
      waiting = { fields }
      return flush()
    },
  }
}
