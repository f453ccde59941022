import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useWebColorQuery } from '#api/session/setting'
import { storedValue } from '#lib/storage/storedValue'
import { themeColor } from '#ui/appearance/themeColor'
import { readWebColours, type ShellColours, shellColours, type WebColours } from '../webColours'
import { paintColours } from './colours'

/** Paints header and menu in the operator's colours: in the last ones known until they are loaded. */
export function useShellColours(): void {
  const { data } = useWebColorQuery()
  const answer = data?.value
  const colours = useMemo(() => (answer ? readWebColours(answer[0]) : storedColours()), [answer])
  const painted = useMemo(() => shellColours(colours), [colours])
  useLayoutEffect(() => paintColours(painted), [painted])
  useEffect(() => {
    themeColor.set(painted.headerTop)
    return () => themeColor.set(null)
  }, [painted])
  useEffect(() => {
    if (answer) keepColours(colours, painted)
  }, [answer, colours, painted])
}

/** Read by index.html as well, which paints the header with it before any script of ours runs. */
const stored = storedValue<WebColours>('web-colour', (value) =>
  typeof value === 'object' && value !== null ? readWebColours(value) : null,
)

/** The operator's last colours, each checked anew; the defaults where nothing readable is kept. */
function storedColours(): WebColours {
  return stored.get() ?? readWebColours(null)
}

/** `painted` goes along so that the first paint needs no reckoning of contrasts. */
function keepColours(colours: WebColours, painted: ShellColours): void {
  const { onHeader, headerBottom, onMenu } = painted
  const toStore = { ...colours, headerBarBot: headerBottom, onHeader, onMenu }
  stored.set(toStore)
}
