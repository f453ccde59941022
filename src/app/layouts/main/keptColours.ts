import { readWebColours, type ShellColours, type WebColours } from '../../webColours'

/** Read by index.html as well, which paints the header with it before any script of ours runs. */
const storageKey = 'web-colour'

/** The operator's last colours, each checked anew; the defaults where nothing readable is kept. */
export function keptColours(): WebColours {
  try {
    return readWebColours(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
  } catch {
    // Damaged text, or no storage at all.
    return readWebColours(null)
  }
}

/** `painted` goes along so that the first paint needs no reckoning of contrasts. */
export function keepColours(colours: WebColours, painted: ShellColours): void {
  try {
    const { onHeader, headerBottom, onMenu } = painted
    const kept = { ...colours, headerBarBot: headerBottom, onHeader, onMenu }
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // No storage or no space: the next start shows the defaults for a moment.
  }
}
