import { storedValue } from '#lib/storage/storedValue'
import { readWebColours, type ShellColours, type WebColours } from '../webColours'

/** Read by index.html as well, which paints the header with it before any script of ours runs. */
const stored = storedValue<WebColours>('web-colour', (value) =>
  typeof value === 'object' && value !== null ? readWebColours(value) : null,
)

/** The operator's last colours, each checked anew; the defaults where nothing readable is kept. */
export function keptColours(): WebColours {
  return stored.get() ?? readWebColours(null)
}

/** `painted` goes along so that the first paint needs no reckoning of contrasts. */
export function keepColours(colours: WebColours, painted: ShellColours): void {
  const { onHeader, headerBottom, onMenu } = painted
  const kept = { ...colours, headerBarBot: headerBottom, onHeader, onMenu }
  stored.set(kept)
}
