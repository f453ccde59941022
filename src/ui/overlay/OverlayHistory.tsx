import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom'
import { passingSteps, settleSoon, watchBackSteps } from './overlaySteps'

/** Wraps all pages, inside the router, so that navigation and overlays share the browser's history. */
export function OverlayHistory({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext)
  const value = useMemo(
    () => ({ ...context, navigator: passingSteps(context.navigator) }),
    [context],
  )
  const { key } = useLocation()
  // Runs before the router listens, because a parent's effects run after those of its children.
  useLayoutEffect(watchBackSteps, [])
  // An overlay that stays open when its page gets a new address needs an entry above the new address.
  useEffect(settleSoon, [key])
  return <NavigationContext value={value}>{children}</NavigationContext>
}
