import { useSyncExternalStore } from 'react'
import { isPad } from '#lib/device/isPad'
import { installWay } from '#pwa/install'

/**
 * `prompt`: the browser offers to install; `manual`: iOS, through its share menu; `none`: impossible or done.
 */
export function useInstallWay(): 'prompt' | 'manual' | 'none' {
  const way = useSyncExternalStore(installWay.subscribe, installWay.get)
  return way === 'none' && hasShareMenu() ? 'manual' : way
}

/** User agents of in-app browsers, in which nothing can be installed. */
const withinApp = /\bLine\/|FBA[NV]|Instagram|TikTok|musical_ly/

/** @returns true in an iPhone or iPad browser whose share menu can add the site to the home screen */
function hasShareMenu(): boolean {
  const { userAgent } = navigator
  const isPhone = /iPhone|iPod/.test(userAgent)
  if (!(isPhone || isPad(navigator)) || withinApp.test(userAgent)) return false
  return !matchMedia('(display-mode: standalone)').matches
}
