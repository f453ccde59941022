import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom'
import { passingSteps, settleSoon, watchBackSteps } from './overlaySteps'

/** Around all pages, within the router: has navigation and covers share the browser's history. */
export function OverlayHistory({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext)
  const value = useMemo(
    () => ({ ...context, navigator: passingSteps(context.navigator) }),
    [context],
  )
  const { key } = useLocation()
  // Before the router listens: a parent's effect runs after those of its children.
  useLayoutEffect(watchBackSteps, [])
  // A cover that stays while its page gets another address stands above that one.
  useEffect(settleSoon, [key])
  return <NavigationContext value={value}>{children}</NavigationContext>
}
