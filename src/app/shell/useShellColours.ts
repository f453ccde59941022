import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useWebColorQuery } from '#api/session/setting'
import { themeColor } from '#ui/appearance/themeColor'
import { readWebColours, shellColours } from '../webColours'
import { paintColours } from './colours'
import { keepColours, keptColours } from './keptColours'

/** Paints header and menu in the operator's colours: in the last ones known until they are loaded. */
export function useShellColours(): void {
  const { data } = useWebColorQuery()
  const answer = data?.value
  const colours = useMemo(() => (answer ? readWebColours(answer[0]) : keptColours()), [answer])
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
