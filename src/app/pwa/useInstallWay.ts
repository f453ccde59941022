import { useSyncExternalStore } from 'react'
import { isPad } from '#lib/device/isPad'
import { installWay } from '#pwa/install'

/** `prompt`: the browser offers to install; `manual`: iOS, by its share menu; `none`: not possible or done. */
export function useInstallWay(): 'prompt' | 'manual' | 'none' {
  const way = useSyncExternalStore(installWay.subscribe, installWay.get)
  return way === 'none' && hasShareMenu() ? 'manual' : way
}

/** What other apps call their own windows for links, in which nothing can be installed. */
const withinApp = /\bLine\/|FBA[NV]|Instagram|TikTok|musical_ly/

/** Whether this is a browser of an iPhone or iPad, whose share menu puts sites on the home screen. */
function hasShareMenu(): boolean {
  const { userAgent } = navigator
  const isPhone = /iPhone|iPod/.test(userAgent)
  if (!(isPhone || isPad(navigator)) || withinApp.test(userAgent)) return false
  return !matchMedia('(display-mode: standalone)').matches
}
